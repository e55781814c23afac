import type { Level } from '../bots/bot.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { Player } from './game.ts';
import type { Plan } from './plan.ts';
import { addMoments, measured, type Moments, none } from './tally.ts';

// One level of bots against another: pairs of games with the same luck, in the second of which they have changed sides.

/** What was counted of some pairs of games: whole numbers alone, so that parts add up. */
export interface Match {
  pairs: number;
  /** How much more of its aims a camp has at the end with the first level than with the other, in ten-thousandths: the mean of camps. */
  more: Moments;
  /** The same of each seat. */
  seats: Record<Seat, Moments>;
}

/** No pair counted yet. */
export function noMatch(): Match {
  return { pairs: 0, more: none(), seats: {} };
}

/** Add what was counted elsewhere, in place. */
export function addMatch(to: Match, from: Match): void {
  to.pairs += from.pairs;
  addMoments(to.more, from.more);
  for (const [seat, moments] of Object.entries(from.seats)) addMoments((to.seats[seat] ??= none()), moments);
}

/** Plays the pairs of a match, each from its number alone: what the plan says of levels does not count. */
export class Matcher {
  private readonly camps: readonly (readonly Seat[])[];
  private readonly players: readonly (readonly [Player, Player])[];

  constructor(table: Table, plan: Plan, solo: Solo, levels: readonly [Level, Level]) {
    const { seats } = table.setup.scenario;
    const byCamp = Map.groupBy(seats, ({ id, camp = id }) => camp);
    this.camps = [...byCamp.values()].map((all) => all.map(({ id }) => id));
    const [first, other] = levels;
    // of two camps each stands against the other, whichever is looked at
    const sides = this.camps.length === 2 ? this.camps.slice(0, 1) : this.camps;
    const player = (camp: readonly Seat[], its: Level, theirs: Level): Player => {
      const of = seats.map(({ id }): [Seat, Level] => [id, camp.includes(id) ? its : theirs]);
      return new Player(table, { ...plan, levels: Object.fromEntries(of) }, solo);
    };
    this.players = sides.map((camp) => [player(camp, first, other), player(camp, other, first)]);
  }

  /** Play a pair and count it: with more than two camps each in its turn is the one that stands alone. */
  count(number: number, match: Match): void {
    const at = number % this.players.length;
    const alone = this.camps[at] as readonly Seat[];
    const [one, swapped] = this.players[at] as readonly [Player, Player];
    const [shares, others] = [one, swapped].map((player) => player.shares(player.play(number).open));
    const more = (seat: Seat): number =>
      ((shares?.[seat] ?? 0) - (others?.[seat] ?? 0)) * (alone.includes(seat) ? 1 : -1);
    const camps = this.camps.map((seats) => meanOf(seats.map(more)));
    match.pairs++;
    addMoments(match.more, measured(Math.round(meanOf(camps))));
    for (const seat of this.camps.flat()) addMoments((match.seats[seat] ??= none()), measured(more(seat)));
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** A mean of so many games with its interval: 95 in 100 such intervals hold the true mean. */
export interface Interval {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

const TWO_SIDED_95 = 1.96;

/** The mean of what was measured of so many games (at least 2) with its 95% interval. */
export function intervalOf({ sum, squares }: Moments, games: number): Interval {
  const mean = sum / games;
  const variance = Math.max(0, squares - mean * sum) / (games - 1);
  const off = TWO_SIDED_95 * Math.sqrt(variance / games);
  return { mean, least: mean - off, most: mean + off };
}
