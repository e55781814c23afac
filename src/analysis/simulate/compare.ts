import type { Seat } from '../../kernel/seat.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { difference, type Estimate, shareIn } from './interval.ts';
import type { Simulation } from './result.ts';
import { shareOfAims } from './summary.ts';
import { type StateCount, upTo } from './tally.ts';

// Two simulations side by side: what each says, and how much more the first has.

/** The same of both, and the difference with its interval. */
export interface Beside {
  readonly one: Estimate;
  readonly other: Estimate;
  readonly difference: Estimate;
}

/** What two simulations say of the same things at the end of their games. */
export interface Comparison {
  readonly seats: readonly (Beside & { readonly seat: Seat })[];
  readonly places: readonly (Beside & {
    readonly place: string;
    readonly is: string;
    readonly label: Words;
  })[];
}

/** Set two simulations of one rulebook side by side. What is only in one of them is in no game of the other. */
export function compared(one: Simulation, other: Simulation): Comparison {
  const seats = Object.keys(one.tally.shares).flatMap((seat) => {
    const [mine, theirs] = [one.tally.shares[seat], other.tally.shares[seat]];
    if (!mine || !theirs) return [];
    return { seat, ...beside(shareOfAims(mine, one.tally.games), shareOfAims(theirs, other.tally.games)) };
  });
  const places = both(one.tally.places, other.tally.places).flatMap((place) => {
    const [mine, theirs] = [one.tally.places[place] ?? {}, other.tally.places[place] ?? {}];
    return both(mine, theirs).map((is) => ({
      place,
      is,
      label: (mine[is] ?? theirs[is])?.label ?? { key: is },
      ...beside(atEnd(mine[is], one), atEnd(theirs[is], other)),
    }));
  });
  return { seats, places };
}

function beside(one: Estimate, other: Estimate): Beside {
  return { one, other, difference: difference(one, other) };
}

function atEnd(count: StateCount | undefined, { tally }: Simulation): Estimate {
  return shareIn(count ? upTo(count.more, Infinity) : 0, tally.games);
}

function both(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
