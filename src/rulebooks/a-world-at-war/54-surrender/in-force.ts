import type { Clause } from '../../../kernel/clause.ts';
import type { Words } from '../../../kernel/texts/words.ts';
import type { Books, Open } from '../state.ts';

// What a rule has brought and what stands until something lifts it: the table looks it up instead of remembering it.

declare module '../state.ts' {
  interface Gives {
    /** What stands by rules 55 to 62, in their order. */
    readonly inForce: InForceOf;
  }
}

/** Something that stands: on whom, since when, and what lifts it. */
export interface InForce {
  readonly clauses: readonly Clause[];
  readonly about: Words;
  /** A power, a camp, or all. */
  readonly on: string;
  readonly since?: Words;
  readonly lifted: Words;
}

/** What a chapter has in force, from `open` alone. */
export type InForceOf = (books: Books, open: Open) => readonly InForce[];
