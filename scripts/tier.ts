/** Whether this is `npm run proof`, which also does what takes long; `npm test` leaves that out. */
export const PROOF = process.env['DEMARCHE_PROOF'] === '1';
