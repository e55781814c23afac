import type { Seat } from '../../kernel/seat.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { Level } from '../bots/bot.ts';
import { type Estimate, meanOf, scaleEstimate, shareIn } from './interval.ts';
import type { Simulation } from './result.ts';
import { type Moments, type StateCount, type Tally, upTo } from './tally.ts';

// What counts say: shares of games, and means, each with its interval.

/** How often a place stands so at the end of a turn, and how often it had stood so at the end of any turn up to it. */
interface AtTurn {
  readonly turn: number;
  readonly share: Estimate;
  readonly ever: Estimate;
}

/** One state of a place: at the end of the last turn, and turn by turn. */
export interface StateSummary {
  readonly is: string;
  readonly label: Words;
  readonly end: Estimate;
  readonly turns: readonly AtTurn[];
}

/** What a seat has at the end of all that its aims are worth then, as a share. */
interface SeatSummary {
  readonly seat: Seat;
  readonly level: Level;
  readonly share: Estimate;
}

/** What many games say. */
export interface Summary {
  readonly games: number;
  /** All turns, the first to the last. */
  readonly turns: readonly number[];
  /** Of all games those that ended in a turn. */
  readonly ended: readonly { readonly turn: number; readonly share: Estimate }[];
  readonly seats: readonly SeatSummary[];
  /** The states of each place, the one that games most often end with first. */
  readonly places: readonly { readonly place: string; readonly states: readonly StateSummary[] }[];
}

const IN_WHOLE = 10_000;

/** A share that was measured in ten-thousandths, from 0 to 1. */
export function shareOfAims(moments: Moments, games: number): Estimate {
  return scaleEstimate(meanOf(moments, games, { least: 0, most: IN_WHOLE }), 1 / IN_WHOLE);
}

/** A difference of such shares, from -1 to 1. */
export function differenceOfAims(moments: Moments, games: number): Estimate {
  return scaleEstimate(meanOf(moments, games, { least: -IN_WHOLE, most: IN_WHOLE }), 1 / IN_WHOLE);
}

/** Say what was counted. */
export function summaryOf({ plan, tally }: Simulation): Summary {
  const turns = turnsOf(tally);
  const { games, ended, shares, places } = tally;
  return {
    games,
    turns,
    ended: turns.flatMap((turn) => (ended[turn] ? { turn, share: shareIn(ended[turn], games) } : [])),
    seats: Object.entries(plan.levels).flatMap(([seat, level]) => {
      const moments = shares[seat];
      return moments ? { seat, level, share: shareOfAims(moments, games) } : [];
    }),
    places: Object.entries(places).map(([place, states]) => ({
      place,
      states: Object.entries(states)
        .map(([is, count]) => stateOf(is, count, turns, games))
        .toSorted((one, other) => other.end.at - one.end.at || everAt(other) - everAt(one)),
    })),
  };
}

function stateOf(
  is: string,
  { label, more, first }: StateCount,
  turns: readonly number[],
  games: number,
): StateSummary {
  const at = (turn: number): AtTurn => ({
    turn,
    share: shareIn(upTo(more, turn), games),
    ever: shareIn(upTo(first, turn), games),
  });
  return { is, label, end: shareIn(upTo(more, Infinity), games), turns: turns.map(at) };
}

const everAt = ({ turns }: StateSummary): number => turns.at(-1)?.ever.at ?? 0;

/** More turns than any game has: a file that counts in later ones is shown those alone. */
const MOST_TURNS = 1000;

/** Every turn from the first at whose end something stood anywhere to the last that a game ended in. */
export function turnsOf({ places, ended }: Tally): readonly number[] {
  const counts = Object.values(places).flatMap((states) => Object.values(states).map(({ first }) => first));
  const all = [ended, ...counts].flatMap((each) => Object.keys(each).map(Number));
  const counted = [...new Set(all)].toSorted((a, b) => a - b);
  const [least, most] = [counted[0] ?? 0, counted.at(-1) ?? -1];
  if (most - least >= MOST_TURNS) return counted;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
