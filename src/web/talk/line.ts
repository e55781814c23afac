import type { Seat } from '../../kernel/seat.ts';

/** Who is spoken to. */
export type Whom = 'all' | `with:${Seat}` | 'camp' | 'maker';

/** The one other seat that is spoken to; undefined: it is not one alone. */
export function otherIn(to: Whom): Seat | undefined {
  return to.startsWith('with:') ? to.slice(5) : undefined;
}

/** Something that was said, as this desk counts it. */
export interface TalkLine {
  readonly n: number;
  /** When, in milliseconds. */
  readonly at: number;
  readonly to: Whom;
  readonly text: string;
  readonly name: string;
  /** At whose desk it was said; absent: a spectator's, or the maker's. */
  readonly seat?: Seat;
  /** Who speaks where nobody who sits there does. */
  readonly author?: 'maker' | 'table';
  readonly mine?: true;
}

/** What is known of the talk of a desk. */
export interface TalkKnown {
  readonly lines: readonly TalkLine[];
  /** So many older lines are not here. */
  readonly before: number;
  /** So many lines were seen. */
  readonly seen: number;
  readonly hears: readonly Whom[];
  readonly speaks: readonly Whom[];
}
