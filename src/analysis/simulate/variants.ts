import type { Seat } from '../../kernel/seat.ts';
import type { PlanPlayer } from './game.ts';
import { addMoments, addTally, emptyTally, measureOf, type Moments, none, type Tally } from './tally.ts';

// Two variants of a game, side by side: each game of the one has the luck of the game of the other with its number.

/** What was counted of some games of each. Whole numbers alone: parts add up to the same whatever their order. */
export interface VariantsTally {
  one: Tally;
  other: Tally;
  /** How much more a seat had in the first, game by game, in ten-thousandths of what its aims are worth. */
  more: Record<Seat, Moments>;
  /** In how many games a place ended so in both, by place and state. */
  both: Record<string, Record<string, number>>;
}

/** Nothing counted yet. */
export function noVariants(): VariantsTally {
  return { one: emptyTally(), other: emptyTally(), more: {}, both: {} };
}

/** Add what was counted elsewhere, in place. */
export function addVariants(to: VariantsTally, from: VariantsTally): void {
  addTally(to.one, from.one);
  addTally(to.other, from.other);
  for (const [seat, moments] of Object.entries(from.more)) addMoments((to.more[seat] ??= none()), moments);
  for (const [place, states] of Object.entries(from.both))
    for (const [is, games] of Object.entries(states)) countEnd(to.both, place, is, games);
}

/** Play a game of each with the same luck, and count both. */
export function playVariants(one: PlanPlayer, other: PlanPlayer, number: number, tally: VariantsTally): void {
  const [mine, theirs] = [one.count(number, tally.one), other.count(number, tally.other)];
  for (const [seat, share] of Object.entries(mine.shares))
    addMoments((tally.more[seat] ??= none()), measureOf(share - (theirs.shares[seat] ?? 0)));
  for (const [place, is] of mine.ends) if (theirs.ends.get(place) === is) countEnd(tally.both, place, is, 1);
}

function countEnd(both: VariantsTally['both'], place: string, is: string, games: number): void {
  const states = (both[place] ??= {});
  states[is] = (states[is] ?? 0) + games;
}
