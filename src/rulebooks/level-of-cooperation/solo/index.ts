import { type Aims, type History, type Solo, type Stand, WHOLE } from '../../../kernel/solo/index.ts';
import { texts } from '../../../kernel/index.ts';
import { EXAMPLE_CARD } from '../files/card.example.ts';
import { boardOf } from '../index.ts';
import {
  AXIS_FIRST,
  END_OF_TRACK,
  isNation,
  MARKER_LEVEL,
  type NationId,
  NATION_IDS,
  sideOf,
  signedLevel,
  toward,
} from '../nations.ts';
import { levelRuling } from '../level.rulings.ts';
import { SCENARIOS } from '../scenarios.ts';
import { incomeOf, lookAhead, paysIn } from './ahead.ts';
import { controllerOf, type OnTrack, type Open, standingOf } from '../state.ts';

// What games without players need: what a level is worth to whom. House values: the chart says none.

/** What a step toward its side is of a track. */
const STEP = WHOLE / END_OF_TRACK;
/** What a side has of a neutral that one of its nations has taken. */
const TAKEN_FOR_SIDE = 80;

/** How the track of a neutral stands. */
function standOf(place: string, standing: OnTrack): Stand {
  const controller = controllerOf(standing);
  const by = isNation(controller) ? controller : null;
  const shares = NATION_IDS.flatMap((nation): [NationId, number][] => {
    const share = standing.captured
      ? takenShare(standing.captured, nation)
      : STEP * Math.max(0, toward(sideOf(nation), standing.level));
    return share > 0 ? [[nation, share]] : [];
  });
  const level = signedLevel(standing.level);
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

/** To whom a neutral pays its income (R9). */
function paidOf(neutral: string, standing: OnTrack): Stand {
  const nation = controllerOf(standing);
  const isPaid = isNation(nation);
  return {
    place: incomeOf(neutral),
    is: nation,
    label: isPaid ? say.stand.pays({ nation }) : say.stand.paysNobody(),
    shares: isPaid ? { [nation]: WHOLE } : {},
  };
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
  const keeps = standing.marker !== null && levelRuling(open.rulings, 'A5') === 'first';
  const marker = Math.abs(level) < MARKER_LEVEL ? null : keeps ? standing.marker : nation;
  return { ...standing, level, marker, mover: nation };
}

/** A level, and an IPC. */
const UNIT = 10;

const worth: Record<string, number> = {
  ...Object.fromEntries(EXAMPLE_CARD.neutrals.map(({ id }) => [id, UNIT * END_OF_TRACK])),
  ...Object.fromEntries(
    EXAMPLE_CARD.neutrals.flatMap(({ id, value }) => (value > 0 ? [[incomeOf(id), UNIT * value]] : [])),
  ),
  '*': 20,
};

const scenarios = SCENARIOS.map(({ id }) => id);

const aims: Aims = {
  format: 1,
  kind: 'aims',
  rulebook: 'level-of-cooperation',
  scenarios,
  title: 'Tracks and incomes',
  about:
    'Each level toward one\u2019s side is worth 10, as is each IPC that a neutral pays; of another card a track 20, and an income 20.',
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

const say = texts({
  place: {
    income: 'Income of {neutral}',
  },
  stand: {
    level: '{level}',
    controlled: '{level}, {nation}',
    taken: 'taken by {nation}',
    pays: 'pays {nation}',
    paysNobody: 'pays nobody',
  },
});

/** Level of Cooperation without players. */
export const solo: Solo<Open> = {
  aims: [aims],
  histories: [history],
  texts: say,
  called(place, named) {
    const neutral = paysIn(place);
    return neutral === undefined ? undefined : say.place.income({ neutral: named(neutral) });
  },
  dated: (date) => (/^\d{1,2}$/.test(date) ? Number(date) : undefined),
  bind(setup) {
    const board = boardOf(setup);
    const { card } = board;
    const paying = card.neutrals.filter(({ value }) => value > 0);
    const isPaying = new Set(paying.map(({ id }) => id));
    return {
      stands: (open) => [
        ...card.neutrals.map(({ id }) => standOf(id, standingOf(open, id))),
        ...paying.map(({ id }) => paidOf(id, standingOf(open, id))),
      ],
      wouldStand(open, sheet, total) {
        const [name, nation, neutral = ''] = sheet.split('/');
        const hits = name === 'hits' && total > 0 && isNation(nation);
        const standing = hits ? standingOf(open, neutral) : null;
        if (!hits || !standing || standing.captured) return [];
        const then = afterHit(open, standing, nation);
        return [standOf(neutral, then), ...(isPaying.has(neutral) ? [paidOf(neutral, then)] : [])];
      },
      ahead: (open, asked) => lookAhead(board, open, asked),
    };
  },
};
