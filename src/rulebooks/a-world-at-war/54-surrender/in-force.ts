import { type Clause, type Referee, type Words, directive } from '../../../kernel/index.ts';
import type { Books, Open } from '../state.ts';
import { inForceTexts } from './in-force.words.ts';

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

/** A directive by its clauses. */
export interface Begins<T> {
  readonly clauses: readonly Clause[];
  readonly told: (args: T) => Words;
}

/** A directive that lasts: what is told as it begins, and how it stands in the list until something lifts it. */
interface Lasting<T, S> extends Begins<T> {
  readonly about: (args: S) => Words;
  readonly on: string;
  /** Absent: nothing lifts it. */
  readonly lifted?: Words;
  /** The clauses of the list, where they are not those of the directive. */
  readonly listed?: readonly Clause[];
}

/** 54.31: declare a directive that lasts. */
export function lasting<T, S>(declared: Lasting<T, S>): Lasting<T, S> {
  return declared;
}

/** 54.31: tell what is to be done, or kept in mind, from now on. */
export function begin<T>(
  referee: Referee,
  { told, clauses }: Begins<T>,
  args: NoInfer<T>,
  until?: number,
): void {
  directive(referee, told, args, clauses, until);
}

/** 54.31: how a directive stands in the list; `more` is what is not the same at all times. */
export function stands<S>(
  { clauses, listed = clauses, about, on, lifted = inForceTexts.inForce.never() }: Lasting<never, S>,
  args: NoInfer<S>,
  more: Partial<Pick<InForce, 'on' | 'since' | 'lifted'>> = {},
): InForce {
  return { clauses: listed, about: about(args), on, lifted, ...more };
}
