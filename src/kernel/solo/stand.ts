import type { Seat } from '../seat.ts';
import type { Words } from '../texts/words.ts';

/** All that can be had of a place. */
export const WHOLE = 100;

/** How one place of a game stands: what is there, and what share of all that can be had of it each seat has. */
export interface Stand {
  /** By which aims name it: 'turkey'. */
  readonly place: string;
  /** What stands there, by an id that is counted over games: 'germany/9', 'none'. */
  readonly is: string;
  /** The same in words. */
  readonly label: Words;
  /** From 0 to `WHOLE`; who is not named has nothing. What two seats of a camp have together, each has. */
  readonly shares: Readonly<Record<Seat, number>>;
}

/** What a place is worth to somebody: whole, 0 or more. */
export type Worth = (place: string) => number;

/**
 * How well a seat stands: its share of each place, or the best that a friend has, less the greatest share of an opponent,
 * by what the place is worth. In hundredths of worth, below 0 where opponents have more. `besides`: neither friend nor opponent.
 */
export function balanceOf(
  stands: readonly Stand[],
  seat: Seat,
  friends: readonly Seat[],
  worth: Worth,
  besides: readonly Seat[] = [],
): number {
  let sum = 0;
  for (const { place, shares } of stands) {
    const value = worth(place);
    if (value === 0) continue;
    let [mine, against] = [0, 0];
    for (const other in shares) {
      const share = shares[other] as number;
      if (other === seat || friends.includes(other)) mine = Math.max(mine, share);
      else if (!besides.includes(other)) against = Math.max(against, share);
    }
    sum += value * (mine - against);
  }
  return sum;
}

/** Of all that places are worth to a seat, what it or a friend has: `have` of `all`, in hundredths of worth. */
export function shareOf(
  stands: readonly Stand[],
  seat: Seat,
  friends: readonly Seat[],
  worth: Worth,
): { readonly have: number; readonly all: number } {
  let [have, all] = [0, 0];
  for (const { place, shares } of stands) {
    const value = worth(place);
    all += value * WHOLE;
    have += value * Math.max(...[seat, ...friends].map((each) => shares[each] ?? 0));
  }
  return { have, all };
}
