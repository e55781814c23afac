import { MARKER_LEVEL, NATION_IDS, type NationId, type NationSide, sideOf, toward } from './nations.ts';
import { part } from './part.ts';
import { rightRuling, RIGHT_RULINGS } from './rights.rulings.ts';
import { rightTexts } from './rights.words.ts';
import { withinLimit } from './spheres.ts';
import { type Board, controllerOf, type Open, type OnTrack, standingOf } from './state.ts';
import { capitalIsHeld } from './territories.ts';

/** What a nation may do with a neutral (T4). */
interface Rights {
  /** Naval units can dock: level 1. */
  readonly dock: boolean;
  /** Air units can fly over: level 2. */
  readonly overfly: boolean;
  /** Its income goes to this nation: level 3, the nation of the marker. */
  readonly income: boolean;
  /** Land units can enter: level 4. */
  readonly enter: boolean;
  /** Its units are this nation's own: at level 5, or once it was attacked, the nation of the marker (S11). */
  readonly command: boolean;
  /** Whether it may be attacked: by enemies from level 3, below that only if the game's own rules allow it. */
  readonly attack: 'yes' | 'if allowed' | 'no';
  /** Whether this nation's side may still roll here (S8, S9, R8). */
  readonly roll: boolean;
}

const NONE: Rights = {
  dock: false,
  overfly: false,
  income: false,
  enter: false,
  command: false,
  attack: 'no',
  roll: false,
};

/** A nation's rights in a neutral, from the level, the marker and the rulings A4 and A6. */
export function rights(open: Open, neutral: string, nation: NationId): Rights {
  const standing = standingOf(open, neutral);
  if (standing.captured) return NONE;
  const steps = toward(sideOf(nation), standing.level);
  const controls = controllerOf(standing) === nation;
  const shares = rightRuling(open.rulings, 'A6') === 'side' || standing.mover === nation;
  const reached = (level: number): boolean =>
    rightRuling(open.rulings, 'A4') === 'cumulative' || steps === 5 ? steps >= level : steps === level;
  return {
    dock: shares && reached(1),
    overfly: shares && reached(2),
    income: controls && steps >= MARKER_LEVEL,
    enter: shares && reached(4),
    command: controls && (steps >= 5 || standing.replaced === nation),
    attack: attackable(steps, standing),
    roll: withinLimit(nation, standing.level),
  };
}

function attackable(steps: number, standing: OnTrack): Rights['attack'] {
  if (Math.abs(standing.level) < MARKER_LEVEL) return 'if allowed';
  return steps <= -MARKER_LEVEL ? 'yes' : 'no';
}

/** What a nation has of the income of former neutrals. */
interface Income {
  readonly nation: NationId;
  readonly income: number;
  readonly neutrals: readonly string[];
  /** Its capital is in enemy hands, and what is due to it is not paid (ruling income-capital). */
  readonly withheld: boolean;
}

/** Income in IPC of former neutrals by nation, of its markers and of what it captured (R9, R10), nations without any left out. */
export function incomes(board: Board, open: Open): Income[] {
  const ofCaptured = rightRuling(open.rulings, 'income-captured') === 'captor';
  const isWithheld = rightRuling(open.rulings, 'income-capital') === 'withheld';
  return NATION_IDS.map((nation) => {
    const paying = board.card.neutrals.filter(
      ({ id }) => rights(open, id, nation).income || (ofCaptured && standingOf(open, id).captured === nation),
    );
    return {
      nation,
      income: paying.reduce((sum, neutral) => sum + neutral.value, 0),
      neutrals: paying.map((neutral) => neutral.name),
      withheld: isWithheld && capitalIsHeld(board, open, nation),
    };
  }).filter(({ neutrals }) => neutrals.length > 0);
}

/** The benefits in the order of the chart (T4). */
const BENEFITS = ['dock', 'overfly', 'income', 'enter', 'command'] as const;
export type Benefit = (typeof BENEFITS)[number];

/** The benefits of a level that a nation has, in the order of the chart (T4). */
export function benefits(open: Open, neutral: string, nation: NationId): Benefit[] {
  const held = rights(open, neutral, nation);
  return BENEFITS.filter((right) => held[right]);
}

/** Every benefit that a neutral gives now, by who has it: a whole side, or one nation (T4; rulings A4, A6). */
export function benefitsByHolder(open: Open, neutral: string): Map<NationSide | NationId, Benefit[]> {
  const held = new Map<NationSide | NationId, Benefit[]>();
  for (const right of BENEFITS) {
    const [first, ...others] = NATION_IDS.filter((nation) => rights(open, neutral, nation)[right]);
    if (!first) continue;
    const holder = others.length > 0 ? sideOf(first) : first;
    held.set(holder, [...(held.get(holder) ?? []), right]);
  }
  return held;
}

/** T4, R9: what a level gives, and what it pays. */
export const RIGHTS = part(import.meta.url, {
  clauses: {
    T4: ['computed', 'Benefits of each level', 'benefits'],
    R9: ['computed', 'Income from level 3', 'incomes'],
  },
  rulings: RIGHT_RULINGS,
  texts: rightTexts,
});
