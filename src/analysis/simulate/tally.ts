import type { Seat } from '../../kernel/seat.ts';
import type { Words } from '../../kernel/texts/words.ts';

// What is counted of many games: whole numbers alone, so that parts add up to the same whatever their order.

/** How often something was so, by turn. */
export type ByTurn = Record<number, number>;

/** What was counted of one state of a place, each by the turn at whose end it was so: what a game ends with stays so. */
export interface StateCount {
  label: Words;
  /** Games in which it came for the first time. */
  first: ByTurn;
  /** How many more games had it then than at the end of the turn before. */
  more: ByTurn;
}

/** A sum of measures of games, and of their squares: what a mean and its interval are made of. */
export interface Moments {
  sum: number;
  squares: number;
}

/** What was counted of some games. */
export interface Tally {
  games: number;
  /** Answers that were given. */
  answers: number;
  /** The turns that games ended in. */
  ended: ByTurn;
  places: Record<string, Record<string, StateCount>>;
  /** Of all that its aims are worth at the end, what a seat has: in ten-thousandths. */
  shares: Record<Seat, Moments>;
}

/** Nothing counted yet. */
export function emptyTally(): Tally {
  return { games: 0, answers: 0, ended: {}, places: {}, shares: {} };
}

/** Add what was counted elsewhere, in place. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.answers += from.answers;
  addTurns(to.ended, from.ended);
  for (const [place, states] of Object.entries(from.places))
    for (const [is, count] of Object.entries(states)) {
      const mine = ((to.places[place] ??= {})[is] ??= { label: count.label, first: {}, more: {} });
      addTurns(mine.first, count.first);
      addTurns(mine.more, count.more);
    }
  for (const [seat, moments] of Object.entries(from.shares))
    addMoments((to.shares[seat] ??= none()), moments);
}

/** Of a count by turns what had come up to the end of a turn. */
export function upTo(counts: ByTurn, turn: number): number {
  return Object.entries(counts).reduce((sum, [at, count]) => (Number(at) <= turn ? sum + count : sum), 0);
}

/** Count one more (or `by`) in a turn, in place. */
export function countIn(counts: ByTurn, turn: number, by = 1): void {
  counts[turn] = (counts[turn] ?? 0) + by;
}

function addTurns(to: ByTurn, from: ByTurn): void {
  for (const [turn, count] of Object.entries(from)) countIn(to, Number(turn), count);
}

/** Nothing measured yet. */
export function none(): Moments {
  return { sum: 0, squares: 0 };
}

/** Add a measure of one game, or those of many, in place. */
export function addMoments(to: Moments, from: Moments): void {
  to.sum += from.sum;
  to.squares += from.squares;
}

/** The measure of one game: whole. */
export function measureOf(value: number): Moments {
  return { sum: value, squares: value * value };
}
