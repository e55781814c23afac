/** Whether what runs long is tested, too: `DEMARCHE_PROOF=1`. Nothing else reads it here. */
export const PROOF = process.env['DEMARCHE_PROOF'] === '1';

/** Of several ways to show the same: in proof all of them, else the one at `chosen`. */
export function inProof<T>(all: readonly T[], chosen: number): readonly T[] {
  return PROOF ? all : all.slice(chosen, chosen + 1);
}
