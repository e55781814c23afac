/** Whether this is `npm run proof`, which also does what takes long; `npm test` leaves that out. */
export const PROOF = process.env['DEMARCHE_PROOF'] === '1';

/** `it.each(IN_PROOF)` and `describe.each(IN_PROOF)` stand before what only `npm run proof` does. */
export const IN_PROOF: readonly string[] = PROOF ? ['in proof'] : [];

/** Of so many random trials a quarter: all of them are for `npm run proof`. */
export function trials(all: number): number {
  return PROOF ? all : Math.ceil(all / 4);
}
