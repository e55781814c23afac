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

/** A directive that lasts, by its clauses: on whom, and until what. */
interface Row {
  readonly clauses: readonly Clause[];
  readonly on: string;
  /** Absent: nothing lifts it. */
  readonly lifted?: Words;
  /** The clauses of the list, where they are not those of the directive. */
  readonly listed?: readonly Clause[];
}

/** The texts of rows, by their names. */
type Said<N extends string> = Readonly<Record<N, (args: never) => Words>>;

/** Each row with its texts: what is told as it begins, and how it stands in the list. */
type Lasting<N extends string, T extends Said<N>, S extends Said<N>> = {
  readonly [K in N]: Row & { readonly told: T[K]; readonly about: S[K] };
};

/** 54.31: declare directives that last; both texts of a row have its name. */
export function lasting<N extends string, T extends Said<N>, S extends Said<N>>(
  { told, inForce }: { readonly told: T; readonly inForce: S },
  rows: Readonly<Record<N, Row>>,
): Lasting<N, T, S> {
  const all = (Object.keys(rows) as N[]).map((name) => [
    name,
    { ...rows[name], told: told[name], about: inForce[name] },
  ]);
  return Object.fromEntries(all) as Lasting<N, T, S>;
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

/** A row with its text in the list. */
type Stands<S> = Row & { readonly about: (args: S) => Words };

/** 54.31: how a directive stands in the list; `more` is what is not the same at all times. */
export function stands<S>(
  { clauses, listed = clauses, about, on, lifted = inForceTexts.inForce.never() }: Stands<S>,
  args: NoInfer<S>,
  more: Partial<Pick<InForce, 'on' | 'since' | 'lifted'>> = {},
): InForce {
  return { clauses: listed, about: about(args), on, lifted, ...more };
}
