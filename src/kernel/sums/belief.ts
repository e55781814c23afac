import type { Clause } from '../clause.ts';
import type { Words } from '../texts/words.ts';
import type { FactValue } from './facts.ts';

/** Values of a fact, each with its weight; dice weigh the same on every side. */
export type Weights = readonly (readonly [value: FactValue, weight: bigint])[];

/** What a seat can hold possible of a fact by the rules and by what was opened, and how that is weighed, in words. */
export interface Belief {
  readonly weights: Weights;
  readonly said: Words;
  readonly clauses: readonly Clause[];
}
