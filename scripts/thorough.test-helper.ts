import { describe, it, type SuiteAPI, type TestAPI } from 'vitest';
import { PROOF } from './tier.ts';

const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

/** A test that only proof runs: a variant of what another test of its file shows, or what seldom changes and is dear. */
export const thorough: TestAPI = PROOF ? it : (leftOut as unknown as TestAPI);

/** Tests that only proof runs, as {@link thorough}. */
export const describeThorough: SuiteAPI = PROOF ? describe : (leftOut as unknown as SuiteAPI);

/** Of so many random trials a quarter: all of them are for `npm run proof`. */
export function trials(all: number): number {
  return PROOF ? all : Math.ceil(all / 4);
}
