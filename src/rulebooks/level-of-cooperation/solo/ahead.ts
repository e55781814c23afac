import { type Ahead, type Random, WHOLE, type Worth } from '../../../kernel/solo/index.ts';
import { hitRuling } from '../hits.rulings.ts';
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
} from '../nations.ts';
import { orderOf } from '../rounds.ts';
import { inSphere } from '../spheres.ts';
import { sphereRuling } from '../spheres.rulings.ts';
import { type Board, controllerOf, type Go, type Open, standingOf } from '../state.ts';
import { capitalIsHeld, holderOf } from '../territories.ts';

// The rest of a game in numbers alone: whose turns come, who can roll at what, and everybody at what is worth most then.

/** The place by which aims name what a neutral pays. */
export function incomeOf(neutral: string): string {
  return `income/${neutral}`;
}

/** The neutral that such a place is the income of; undefined: it is none. */
export function paysIn(place: string): string | undefined {
  const [kind, neutral] = place.split('/');
  return kind === 'income' ? neutral : undefined;
}

/** What stays the same in all samples of one look ahead. Places and nations are numbers here. */
interface Course {
  readonly levels: Int8Array;
  /** The nations whose turns are still to come, in order. */
  readonly turns: readonly number[];
  /** By nation the places that it can roll at, whatever their level. */
  readonly spheres: readonly (readonly number[])[];
  /** By nation and place how many places beside it count for its dice. */
  readonly taken: readonly Uint8Array[];
  /** By nation and number of such places the chance that it moves a place. */
  readonly chances: readonly (readonly number[])[];
  /** By place and level what it is worth to the Allies, less what it is to the Axis. */
  readonly worth: readonly Float64Array[];
  /** By place the neutrals next to it: its controller rolls better there, and can roll at all. */
  readonly next: readonly (readonly number[])[];
  readonly widens: boolean;
  readonly helps: boolean;
  /** By place and level, from the far end of the track for a side, for what a nation takes one step more. */
  readonly gains: readonly Float64Array[];
  /** 1 for the Allies, -1 for the Axis, by nation. */
  readonly sides: readonly number[];
}

/** All levels, as a side or the Allies count them. */
const LEVELS = Array.from({ length: 2 * END_OF_TRACK + 1 }, (_, i) => i - END_OF_TRACK);
const FACES = 6;

/** What a level is worth to the side toward which it is; `paid`: what of the income counts. */
function worthOfLevel(worth: Worth, neutral: string, level: number, paid: number): number {
  return (
    (level / END_OF_TRACK) * WHOLE * worth(neutral) +
    Math.sign(level) * paid * WHOLE * worth(incomeOf(neutral))
  );
}

/** What of an income counts at a level: it is paid from the marker on. */
function paidAt(level: number): number {
  return Math.abs(level) >= MARKER_LEVEL ? 1 : 0;
}

/** The same for those who will roll there again: the more, the nearer the marker is. */
function paidSoon(level: number): number {
  return Math.min(1, (level / MARKER_LEVEL) ** 2);
}

function courseOf(board: Board, open: Open, worth: Worth): Course {
  const { neutrals } = board.card;
  const at = new Map(neutrals.map(({ id }, i) => [id, i]));
  const onTrack = neutrals.map(({ id }) => standingOf(open, id).captured === null);
  const inReach = (nation: NationId): number[] =>
    neutrals.flatMap((neutral, i) => (onTrack[i] && inSphere(board, open, nation, neutral) ? [i] : []));
  const taken = (nation: NationId): Uint8Array =>
    Uint8Array.from(neutrals, ({ adjacent }) => takenBy(board, open, nation, adjacent));
  return {
    levels: Int8Array.from(neutrals, ({ id }) => standingOf(open, id).level),
    turns: turnsToCome(board, open),
    spheres: NATION_IDS.map(inReach),
    taken: NATION_IDS.map(taken),
    chances: NATION_IDS.map((nation) =>
      Array.from({ length: FACES }, (_, beside) => chanceOf(nation, beside)),
    ),
    worth: neutrals.map(({ id }) =>
      Float64Array.from(LEVELS, (level) => worthOfLevel(worth, id, level, paidAt(level))),
    ),
    next: neutrals.map(({ adjacent }) => adjacent.flatMap((id) => at.get(id) ?? [])),
    widens: sphereRuling(open.rulings, 'A8') === 'any-adjacent',
    helps: hitRuling(open.rulings, 'A3') === 'controlled',
    gains: neutrals.map(({ id }) => {
      const soon = (level: number): number => worthOfLevel(worth, id, level, paidSoon(level));
      const barred = (level: number): boolean => level < -CHOICE_LIMIT || level === END_OF_TRACK;
      return Float64Array.from(LEVELS, (level) => (barred(level) ? 0 : soon(level + 1) - soon(level)));
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
  /** By nation the neutrals next to those that it controls since. */
  private readonly wider = new Map<number, readonly number[]>();
  private readonly taken: Uint8Array[];

  constructor(course: Course) {
    this.course = course;
    this.levels = course.levels.slice();
    this.best = course.spheres.map(() => null);
    this.taken = [...course.taken];
  }

  /** A nation has moved a place. */
  move(nation: number, place: number): void {
    const { sides, next } = this.course;
    const level = (this.levels[place] as number) + (sides[nation] as number);
    if (Math.abs(level) > END_OF_TRACK) return;
    this.levels[place] = level;
    this.best.fill(null);
    if (level === MARKER_LEVEL * (sides[nation] as number)) this.mark(nation, next[place] ?? []);
  }

  /** A nation controls a neutral from now on. */
  private mark(nation: number, next: readonly number[]): void {
    const { widens, helps } = this.course;
    if (widens) this.wider.set(nation, [...(this.wider.get(nation) ?? []), ...next]);
    if (!helps) return;
    const taken = (this.taken[nation] as Uint8Array).slice();
    for (const place of next) taken[place] = (taken[place] as number) + 1;
    this.taken[nation] = taken;
  }

  /** The turns to come, each with its luck from 0 to 1. */
  play(luck: Float64Array): void {
    const { turns } = this.course;
    for (let i = 0; i < turns.length; i++) {
      const nation = turns[i] as number;
      const place = (this.best[nation] ??= this.bestOf(nation));
      if (place >= 0 && (luck[i] as number) < this.chance(nation, place)) this.move(nation, place);
    }
  }

  private chance(nation: number, place: number): number {
    const beside = this.taken[nation]?.[place] as number;
    return this.course.chances[nation]?.[beside] ?? 1;
  }

  private bestOf(nation: number): number {
    const { spheres, gains, sides } = this.course;
    const side = sides[nation] as number;
    let [best, most] = [-1, 0];
    const look = (places: readonly number[]): void => {
      for (const place of places) {
        const level = side * (this.levels[place] as number) + END_OF_TRACK;
        const value = (gains[place]?.[level] as number) * this.chance(nation, place);
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
const SAMPLES = 150;

/** How much better a side stands at the end for each roll, in hundredths of worth; the luck is the same for all. */
export function lookAhead(
  board: Board,
  open: Open,
  { seat, rolls, worth, random }: Ahead,
): readonly number[] {
  if (!isNation(seat)) return rolls.map(() => 0);
  const course = courseOf(board, open, worth);
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
    return standsBy(course, sample.levels);
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
function standsBy({ worth }: Course, levels: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < levels.length; i++) sum += worth[i]?.[(levels[i] as number) + END_OF_TRACK] as number;
  return sum;
}
