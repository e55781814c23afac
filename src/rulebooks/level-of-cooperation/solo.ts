import type { Aims } from '../../kernel/solo/aims.ts';
import type { History } from '../../kernel/solo/history.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { type Stand, WHOLE } from '../../kernel/solo/stand.ts';
import { bookOf } from '../../kernel/texts/texts.ts';
import { wordBook } from '../../kernel/texts/words.ts';
import { EXAMPLE_CARD } from './card.example.ts';
import { boardOf } from './index.ts';
import {
  AXIS_FIRST,
  END_OF_TRACK,
  isNation,
  MARKER_LEVEL,
  type NationId,
  NATION_IDS,
  sideOf,
  signed,
  toward,
} from './nations.ts';
import { ruled } from './level.rulings.ts';
import { SCENARIOS } from './scenarios.ts';
import { lookAhead } from './solo-ahead.ts';
import { say } from './solo.words.ts';
import { controllerOf, type OnTrack, type Open, standingOf } from './state.ts';

// What games without players need: what a level is worth to whom. House values: the chart says none.

/** What a step toward its side is worth to a nation; on a neutral that it controls itself it has a little more. */
const STEP = 16;
const OWN_STEP = WHOLE / END_OF_TRACK;
/** What a side has of a neutral that one of its nations has taken. */
const TAKEN_FOR_SIDE = STEP * END_OF_TRACK;

function standOf(place: string, standing: OnTrack): Stand {
  const controller = controllerOf(standing);
  const by = isNation(controller) ? controller : null;
  const shares = NATION_IDS.flatMap((nation): [NationId, number][] => {
    const share = standing.captured
      ? takenShare(standing.captured, nation)
      : levelShare(standing, by, nation);
    return share > 0 ? [[nation, share]] : [];
  });
  const level = signed(standing.level);
  return {
    place,
    is: standing.captured
      ? `taken/${standing.captured}`
      : by
        ? `${standing.level}/${by}`
        : `${standing.level}`,
    label: standing.captured
      ? say.stand.taken({ nation: standing.captured })
      : by
        ? say.stand.controlled({ level, nation: by })
        : say.stand.level({ level }),
    shares: Object.fromEntries(shares),
  };
}

function levelShare({ level }: OnTrack, controller: NationId | null, nation: NationId): number {
  return Math.max(0, toward(sideOf(nation), level)) * (controller === nation ? OWN_STEP : STEP);
}

function takenShare(captor: NationId, nation: NationId): number {
  if (captor === nation) return WHOLE;
  return sideOf(captor) === sideOf(nation) ? TAKEN_FOR_SIDE : 0;
}

/** How a neutral stands once a nation has hit it (S7, R7, R8; ruling A5). */
function afterHit(open: Open, standing: OnTrack, nation: NationId): OnTrack {
  const side = sideOf(nation);
  if (toward(side, standing.level) === END_OF_TRACK) return standing;
  const level = standing.level + (side === 'allies' ? 1 : -1);
  const keeps = standing.marker !== null && ruled(open.rulings, 'A5') === 'first';
  const marker = Math.abs(level) < MARKER_LEVEL ? null : keeps ? standing.marker : nation;
  return { ...standing, level, marker, mover: nation };
}

/** The neutrals that Axis and Allies look at most: what they pay counts for both, what they open as well. */
const worth: Record<string, number> = {
  ...Object.fromEntries(
    EXAMPLE_CARD.neutrals.map(({ id, value, army }) => [id, 10 + 10 * value + 2 * (army.infantry ?? 0)]),
  ),
  '*': 20,
};

const scenarios = SCENARIOS.map(({ id }) => id);

const aims: Aims = {
  format: 1,
  kind: 'aims',
  rulebook: 'level-of-cooperation',
  scenarios,
  title: 'Income and armies',
  about:
    'Each neutral is worth 10, 10 more for each IPC it pays and 2 for each infantry it has; another card\u2019s 20.',
  lines: AXIS_FIRST.map((seat) => ({ seat, worth })),
};

const history: History = {
  format: 1,
  kind: 'history',
  rulebook: 'level-of-cooperation',
  scenarios,
  title: 'Fronts that stand still',
  about: 'No territory changes hands, and no neutral is attacked.',
  lines: [],
  else: [],
};

/** Level of Cooperation without players. */
export const solo: Solo<Open> = {
  aims: [aims],
  histories: [history],
  words: wordBook(bookOf(say)),
  dated: (date) => (/^\d{1,2}$/.test(date) ? Number(date) : undefined),
  bind(setup) {
    const board = boardOf(setup);
    const { card } = board;
    return {
      stands: (open) => card.neutrals.map(({ id }) => standOf(id, standingOf(open, id))),
      wouldStand(open, sheet, total) {
        const [name, nation, neutral = ''] = sheet.split('/');
        const hits = name === 'hits' && total > 0 && isNation(nation);
        const standing = hits ? standingOf(open, neutral) : null;
        if (!hits || !standing || standing.captured) return [];
        return [standOf(neutral, afterHit(open, standing, nation))];
      },
      ahead: (open, asked) => lookAhead(board, open, asked, { step: STEP, own: OWN_STEP }),
    };
  },
};
