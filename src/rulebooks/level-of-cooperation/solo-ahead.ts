import type { Random } from '../../kernel/forms/sample.ts';
import type { Ahead } from '../../kernel/solo/solo.ts';
import type { Worth } from '../../kernel/solo/stand.ts';
import {
  CHOICE_LIMIT,
  END_OF_TRACK,
  isNation,
  MARKER_LEVEL,
  NATIONS,
  NATION_IDS,
  type NationId,
  sideOf,
  toward,
} from './nations.ts';
import { orderOf } from './rounds.ts';
import { inSphere } from './spheres.ts';
import { ruled } from './spheres.rulings.ts';
import { type Board, controllerOf, type Go, type Open, standingOf } from './state.ts';
import { capitalIsHeld, holderOf } from './territories.ts';

// The rest of a game in numbers alone: whose turns come, who can roll at what, and everybody at what is worth most then.

/** What a step is worth to a side, and what more it is to the nation of the marker: see solo.ts. */
export interface Steps {
  readonly step: number;
  readonly own: number;
}

/** What stays the same in all samples of one look ahead. Places and nations are numbers here. */
interface Course {
  readonly levels: Int8Array;
  /** The nations whose turns are still to come, in order. */
  readonly turns: readonly number[];
  /** By nation the places that it can roll at, whatever their level. */
  readonly spheres: readonly (readonly number[])[];
  /** By nation and place the chance that it moves it. */
  readonly chances: readonly Float64Array[];
  /** By place what it is worth. */
  readonly worth: Float64Array;
  /** By place the neutrals next to it, which its controller can roll at. */
  readonly next: readonly (readonly number[])[];
  /** By level, from the far end of the track for a side, what one step more is worth to it. */
  readonly gains: readonly number[];
  /** 1 for the Allies, -1 for the Axis, by nation. */
  readonly sides: readonly number[];
}

const ALL_LEVELS = 2 * END_OF_TRACK + 1;
const FACES = 6;

/** What a level is worth to the side toward which it is. */
function worthOfLevel(level: number, { step, own }: Steps): number {
  return level * (Math.abs(level) >= MARKER_LEVEL ? own : step);
}

function courseOf(board: Board, open: Open, worth: Worth, steps: Steps): Course {
  const { neutrals } = board.card;
  const at = new Map(neutrals.map(({ id }, i) => [id, i]));
  const onTrack = neutrals.map(({ id }) => standingOf(open, id).captured === null);
  const inReach = (nation: NationId): number[] =>
    neutrals.flatMap((neutral, i) => (onTrack[i] && inSphere(board, open, nation, neutral) ? [i] : []));
  const chance = (nation: NationId): Float64Array =>
    Float64Array.from(neutrals, ({ adjacent }) => chanceOf(nation, takenBy(board, open, nation, adjacent)));
  const widens = ruled(open.rulings, 'A8') === 'any-adjacent';
  return {
    levels: Int8Array.from(neutrals, ({ id }) => standingOf(open, id).level),
    turns: turnsToCome(board, open),
    spheres: NATION_IDS.map(inReach),
    chances: NATION_IDS.map(chance),
    worth: Float64Array.from(neutrals, ({ id }) => worth(id)),
    next: neutrals.map(({ adjacent }) => (widens ? adjacent.flatMap((id) => at.get(id) ?? []) : [])),
    gains: Array.from({ length: ALL_LEVELS }, (_, i) => {
      const level = i - END_OF_TRACK;
      const barred = level < -CHOICE_LIMIT || level === END_OF_TRACK;
      return barred ? 0 : worthOfLevel(level + 1, steps) - worthOfLevel(level, steps);
    }),
    sides: NATION_IDS.map((nation) => (sideOf(nation) === 'allies' ? 1 : -1)),
  };
}

/** The nations that still roll: in this round after the one to move, then round by round (S1, R6, R11). */
function turnsToCome(board: Board, open: Open): number[] {
  const later = (open.agenda as readonly Go[]).flatMap((item) => (item.step === 'turn' ? [item.nation] : []));
  for (let round = open.round + 1; round <= board.rounds; round++) later.push(...orderOf(board, round));
  return later
    .filter((nation) => NATIONS[nation].dice > 0 && !capitalIsHeld(board, open, nation))
    .map((nation) => NATION_IDS.indexOf(nation));
}

/** How many places next to a neutral a nation holds that were not its own at the start (S5). */
function takenBy(board: Board, open: Open, nation: NationId, adjacent: readonly string[]): number {
  return adjacent.filter((id) => {
    const territory = board.territory.get(id);
    if (territory) return territory.owner !== nation && holderOf(open, id) === nation;
    return controllerOf(standingOf(open, id)) === nation;
  }).length;
}

/** The chance that a die of a nation hits, with so many places that it took next to the neutral (S5, S6). */
function chanceOf(nation: NationId, taken: number): number {
  const miss = Math.max(0, FACES - 1 - taken) / FACES;
  return 1 - miss ** NATIONS[nation].dice;
}

/** One game on its way to its end. */
class Sample {
  private readonly course: Course;
  readonly levels: Int8Array;
  /** By nation the place that is worth most to it now; null: to be looked for. */
  private readonly best: (number | null)[];
  private readonly wider: Map<number, number[]>;

  constructor(course: Course) {
    this.course = course;
    this.levels = course.levels.slice();
    this.best = course.spheres.map(() => null);
    this.wider = new Map();
  }

  /** A nation has moved a place. */
  move(nation: number, place: number): void {
    const { sides, next } = this.course;
    const level = (this.levels[place] as number) + (sides[nation] as number);
    if (Math.abs(level) > END_OF_TRACK) return;
    this.levels[place] = level;
    this.best.fill(null);
    if (Math.abs(level) === MARKER_LEVEL)
      this.wider.set(nation, [...(this.wider.get(nation) ?? []), ...(next[place] ?? [])]);
  }

  /** The turns to come, each with its luck from 0 to 1. */
  play(luck: Float64Array): void {
    const { turns, chances } = this.course;
    for (let i = 0; i < turns.length; i++) {
      const nation = turns[i] as number;
      const place = (this.best[nation] ??= this.bestOf(nation));
      if (place >= 0 && (luck[i] as number) < (chances[nation]?.[place] ?? 0)) this.move(nation, place);
    }
  }

  private bestOf(nation: number): number {
    const { spheres, chances, worth, gains, sides } = this.course;
    const side = sides[nation] as number;
    const chance = chances[nation] as Float64Array;
    let [best, most] = [-1, 0];
    const look = (places: readonly number[]): void => {
      for (const place of places) {
        const gain = gains[side * (this.levels[place] as number) + END_OF_TRACK] as number;
        const value = gain * (chance[place] as number) * (worth[place] as number);
        if (value > most) [best, most] = [place, value];
      }
    };
    look(spheres[nation] as readonly number[]);
    const wider = this.wider.get(nation);
    if (wider) look(wider);
    return best;
  }
}

/** How many games are played to their end for each roll. */
const SAMPLES = 400;

/** How much better a side stands at the end for each roll, in hundredths of worth; the luck is the same for all. */
export function lookAhead(
  board: Board,
  open: Open,
  { seat, rolls, worth, random }: Ahead,
  steps: Steps,
): readonly number[] {
  if (!isNation(seat)) return rolls.map(() => 0);
  const course = courseOf(board, open, worth, steps);
  const side = sideOf(seat);
  const moves = rolls.map(({ sheet, total }) => {
    const [, nation, neutral] = sheet.split('/');
    const place = board.card.neutrals.findIndex(({ id }) => id === neutral);
    return total > 0 && place >= 0 ? { nation: NATION_IDS.indexOf(nation as NationId), place } : null;
  });
  const sums = rolls.map(() => 0);
  const luck = new Float64Array(course.turns.length);
  const next = quick(random);
  const ended = (move: (typeof moves)[number]): number => {
    const sample = new Sample(course);
    if (move) sample.move(move.nation, move.place);
    sample.play(luck);
    return standsBy(course, sample.levels, steps);
  };
  for (let i = 0; i < SAMPLES; i++) {
    for (let turn = 0; turn < luck.length; turn++) luck[turn] = next();
    const without = ended(null);
    for (const [at, move] of moves.entries())
      if (move) sums[at] = (sums[at] as number) + ended(move) - without;
  }
  return sums.map((sum) => toward(side, sum) / SAMPLES);
}

const SEEDS = 2 ** 31;
const WORD = 2 ** 32;

/** Many numbers from 0 to below 1 that hang on one draw: samples need no more than that (Marsaglia's xorshift of 32 bits). */
function quick(random: Random): () => number {
  let word = 1 + random(SEEDS - 1);
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / WORD;
  };
}

/** How well the Allies stand, by what places are worth. */
function standsBy({ worth }: Course, levels: Int8Array, steps: Steps): number {
  let sum = 0;
  for (let i = 0; i < levels.length; i++)
    sum += (worth[i] as number) * worthOfLevel(levels[i] as number, steps);
  return sum;
}
