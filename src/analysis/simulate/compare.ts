import type { Seat } from '../../kernel/seat.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { difference, type Estimate, pairedDifference, shareIn } from './interval.ts';
import { differenceOfAims, shareOfAims } from './summary.ts';
import { none, type StateCount, type Tally, upTo } from './tally.ts';
import type { VariantsTally } from './variants.ts';

// Two variants side by side: what each says, and how much more the first has.

/** The same of both, and the difference with its interval. */
interface Beside {
  readonly one: Estimate;
  readonly other: Estimate;
  readonly difference: Estimate;
}

/** What two variants say of the same things at the end of their games. */
export interface Comparison {
  readonly seats: readonly (Beside & { readonly seat: Seat })[];
  readonly places: readonly (Beside & {
    readonly place: string;
    readonly is: string;
    readonly label: Words;
  })[];
}

/** How the differences of seats and of places are found. */
interface Differences {
  seat(seat: Seat, one: Estimate, other: Estimate): Estimate;
  place(place: string, is: string, one: Ends, other: Ends): Estimate;
}

/** In how many of some games something was so at the end. */
interface Ends {
  readonly some: number;
  readonly of: number;
}

/** Set games of one rulebook side by side that were played apart. What is only in one of them is in no game of the other. */
export function compareTallies(one: Tally, other: Tally): Comparison {
  return comparison(one, other, {
    seat: (_, mine, theirs) => difference(mine, theirs),
    place: (_, __, mine, theirs) => difference(shareIn(mine.some, mine.of), shareIn(theirs.some, theirs.of)),
  });
}

/** Set games side by side that were played with the same luck, game by game: their differences are surer. */
export function comparedInPairs({ one, other, more, both }: VariantsTally): Comparison {
  return comparison(one, other, {
    seat: (seat) => differenceOfAims(more[seat] ?? none(), one.games),
    place: (place, is, mine, theirs) => {
      const inBoth = both[place]?.[is] ?? 0;
      const [first, second] = [mine.some - inBoth, theirs.some - inBoth];
      return pairedDifference({ both: inBoth, first, second, neither: one.games - inBoth - first - second });
    },
  });
}

function comparison(one: Tally, other: Tally, differences: Differences): Comparison {
  const seats = Object.keys(one.shares).flatMap((seat) => {
    const [mine, theirs] = [one.shares[seat], other.shares[seat]];
    if (!mine || !theirs) return [];
    const [here, there] = [shareOfAims(mine, one.games), shareOfAims(theirs, other.games)];
    return { seat, one: here, other: there, difference: differences.seat(seat, here, there) };
  });
  const places = keysOf(one.places, other.places).flatMap((place) => {
    const [mine, theirs] = [one.places[place] ?? {}, other.places[place] ?? {}];
    return keysOf(mine, theirs).map((is) => {
      const [here, there] = [atEnd(mine[is], one), atEnd(theirs[is], other)];
      return {
        place,
        is,
        label: (mine[is] ?? theirs[is])?.label ?? { key: is },
        one: shareIn(here.some, here.of),
        other: shareIn(there.some, there.of),
        difference: differences.place(place, is, here, there),
      };
    });
  });
  return { seats, places };
}

function atEnd(count: StateCount | undefined, { games }: Tally): Ends {
  return { some: count ? upTo(count.more, Infinity) : 0, of: games };
}

function keysOf(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
