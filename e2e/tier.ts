import { PROOF } from '../scripts/tier.ts';

/** Of several ways to show the same: in proof all of them, else the one at `chosen`. */
export function inProof<T>(all: readonly T[], chosen: number): readonly T[] {
  return PROOF ? all : all.slice(chosen, chosen + 1);
}
