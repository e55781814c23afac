/** Whether this is `npm run proof`, which also does what takes long; `npm test` leaves that out. */
export const PROOF = process.env['DEMARCHE_PROOF'] === '1';

/** Of so many random trials a quarter: all of them are for `npm run proof`. */
export function trials(all: number): number {
  return PROOF ? all : Math.ceil(all / 4);
}
