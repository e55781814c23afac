import { it, type TestAPI } from 'vitest';
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

const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

/** A test that only proof runs: a variant of what another test of its file shows, or what seldom changes and is dear. */
export const thorough: Pick<TestAPI, 'each'> & ((name: string, test: () => Promise<void>) => void) = PROOF
  ? it
  : (leftOut as unknown as TestAPI);
