import type { Level } from '../bots/bot.ts';
import type { Seat } from '../../kernel/seat.ts';
import { friendsOf } from '../bots/worth.ts';
import type { PlanPlayer } from './game.ts';
import type { Plan } from './plan.ts';
import { addMoments, measureOf, type Moments, none } from './tally.ts';

// Who plays better: pairs of games with the same luck, in which two levels change sides.

/** What was counted of some pairs. Whole numbers alone: parts add up to the same whatever their order. */
export interface MatchTally {
  pairs: number;
  answers: number;
  /** The mean share of its seats, in ten-thousandths, over both games of a pair: of the first level and of the second. */
  shares: [Moments, Moments];
  /** How much more the first had than the second, pair by pair. */
  differences: Moments;
  /** In how many pairs the first had more, as much, less. */
  more: number;
  alike: number;
  less: number;
}

/** Nothing counted yet. */
export function noMatch(): MatchTally {
  return { pairs: 0, answers: 0, shares: [none(), none()], differences: none(), more: 0, alike: 0, less: 0 };
}

/** Add what was counted elsewhere, in place. */
export function addMatch(to: MatchTally, from: MatchTally): void {
  to.pairs += from.pairs;
  to.answers += from.answers;
  addMoments(to.shares[0], from.shares[0]);
  addMoments(to.shares[1], from.shares[1]);
  addMoments(to.differences, from.differences);
  to.more += from.more;
  to.alike += from.alike;
  to.less += from.less;
}

type Seats = Parameters<typeof friendsOf>[0];

/** The first camp of a scenario, and all others; where seats have no camp, the first seat and all others. */
export function sidesOf(seats: Seats): readonly [readonly Seat[], readonly Seat[]] {
  const first = seats[0]?.id ?? '';
  const side = new Set([first, ...friendsOf(seats, first)]);
  const ids = seats.map(({ id }) => id);
  return [ids.filter((id) => side.has(id)), ids.filter((id) => !side.has(id))];
}

/** The two plans of a match: the first level with the first side, then with the other. */
export function plansOf(plan: Plan, seats: Seats, [one, other]: readonly [Level, Level]): [Plan, Plan] {
  const [first] = sidesOf(seats);
  const levels = (mine: Level, theirs: Level): Plan['levels'] =>
    Object.fromEntries(seats.map(({ id }) => [id, first.includes(id) ? mine : theirs]));
  return [
    { ...plan, levels: levels(one, other) },
    { ...plan, levels: levels(other, one) },
  ];
}

/** Play the two games of a pair, and count them. `one` has the first level on the first side, `swapped` on the other. */
export function playPair(one: PlanPlayer, swapped: PlanPlayer, number: number, tally: MatchTally): void {
  const [first, others] = sidesOf(one.scenario.seats);
  const [here, there] = [one.play(number), swapped.play(number)];
  const [shares, after] = [one.shares(here.open), swapped.shares(there.open)];
  const mine = half(mean(shares, first) + mean(after, others));
  const theirs = half(mean(shares, others) + mean(after, first));
  tally.pairs++;
  tally.answers += here.answers + there.answers;
  addMoments(tally.shares[0], measureOf(mine));
  addMoments(tally.shares[1], measureOf(theirs));
  addMoments(tally.differences, measureOf(mine - theirs));
  if (mine === theirs) tally.alike++;
  else if (mine > theirs) tally.more++;
  else tally.less++;
}

/** Counts are whole: what is lost is less than a ten-thousandth of a share. */
const half = (sum: number): number => Math.round(sum / 2);

function mean(shares: Readonly<Record<Seat, number>>, of: readonly Seat[]): number {
  return of.reduce((sum, seat) => sum + (shares[seat] ?? 0), 0) / of.length;
}
