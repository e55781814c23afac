import { PROOF } from '../scripts/tier.ts';

/** Tells whether to give an answer by hand: in proof every one, else the first of each kind, and the others as a program does. */
export function byHand(): (kind: string) => boolean {
  const given = new Set<string>();
  return (kind) => {
    const isFirst = !given.has(kind);
    given.add(kind);
    return PROOF || isFirst;
  };
}

/** Of several ways to show the same: in proof all of them, else the one at `chosen`. */
export function inProof<T>(all: readonly T[], chosen: number): readonly T[] {
  return PROOF ? all : all.slice(chosen, chosen + 1);
}
