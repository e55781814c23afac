import { type Words, reportedValue, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { type InForce, type InForceOf, stands } from '../54-surrender/in-force.ts';
import { inForceTexts } from '../54-surrender/in-force.words.ts';
import {
  electionTension,
  isAtPeace,
  isOver,
  isRecorded,
  isUsDefeated,
  isUsOut,
  NONE,
  resultIn,
} from '../war/elections.ts';
import { NEUTRAL_DPS, NEUTRAL_RPS } from '../war/elections.ts';
import { electionTexts } from '../war/elections.words.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { Books, Open } from '../state.ts';
import { SIDES, type Theatre, THEATRES } from '../war/theatres.ts';
import { RESTRICTIONS } from './31-outcomes.ts';
import { MODIFIERS, restriction } from './41-effects.ts';
import { embargo, LASTING_EMBARGO } from './53-embargo.ts';
import { embargoTexts } from './53-embargo.words.ts';
import { LASTING_PEACE } from './6-peace.ts';
import { peaceTexts } from './6-peace.words.ts';
import { POINTS } from './65-level.ts';

const NEVER = inForceTexts.inForce.never();

/** What elections leave standing in each theatre, and what lifts it; the defeat of the U.S., which nothing lifts (62.82). */
export const inForce: InForceOf = (books, open) => {
  if (!isLateWarPlayed(books, open)) return [];
  if (isUsDefeated(open)) return [DEFEATED, ...(isUsOut(open) ? [] : asNeutral(books, open))];
  return THEATRES.filter((theatre) => !isOver(open, theatre)).flatMap((theatre) => [
    ...restrictions(open, theatre),
    ...peace(open, theatre),
    ...(isRecorded(open, theatre) ? modifiers(open, theatre) : []),
  ]);
};

/** What a defeated U.S. has all the same, by ruling defeated-us (62.45, 62.67): for good. */
function asNeutral({ plan }: Pick<Books, 'plan'>, open: Open): readonly InForce[] {
  const theatres = THEATRES.filter((theatre) => theatre === 'europe' || !plan.european);
  const all = theatres.filter((theatre) => !isOver(open, theatre)).flatMap((theatre) => peace(open, theatre));
  return all
    .filter(({ clauses }) => clauses.some((each) => each === '62.45' || each.startsWith('62.67')))
    .map((each) => ({ ...each, lifted: NEVER }));
}

const say = texts({
  name: {
    'us-and-britain': 'the U.S. and Britain',
  },
  inForce: {
    election: 'the U.S. election result in {theatre}',
    risen: '{tension} at {level}; {enemy} declares war on a neutral U.S.; an atomic attack that fails',
    risenPacific: 'USJT at {level}; Japan declares war on a neutral U.S.',
    noResult: 'no election result applies in {theatre} any more',
    peace: 'a separate peace with {enemy}',
    'peace.governed':
      'what the U.S. does short of war follows from {tension}, without a second mobilization and within the result of the election',
    'peace.neutral': 'mobilizations go on; a basic allotment of {dps} DPs a year; {rps} RPs',
    'peace.neutralPacific': 'mobilizations go on; {rps} RPs',
    defeated: 'the U.S. takes no part in the war in either theatre',
    attack: 'an atomic attack on the U.S.',
  },
});

const DEFEATED: InForce = {
  clauses: ['62.82'],
  about: say.inForce.defeated(),
  on: 'us',
  since: say.inForce.attack(),
  lifted: NEVER,
};

/** The last restriction that binds a Britain that has surrendered, too (62.44). */
const BRITISH = -4;

/** Each restriction that stands, with the level of tension that lifts it (62.41, 62.52); while at peace they wait (62.66B). */
function restrictions(open: Open, theatre: Theatre): readonly InForce[] {
  const result = resultIn(open, theatre);
  const args = { theatre: electionTexts.theatre[theatre]() };
  const withBritain = hasSurrendered(open, 'britain');
  return RESTRICTIONS.filter((row) => Number(row) >= result).map((row) =>
    stands(restriction(row), args, {
      on: withBritain && Number(row) >= BRITISH ? 'us-and-britain' : 'us',
      since: say.inForce.election(args),
      lifted: liftedAt(open, theatre, Number(row)),
    }),
  );
}

/** 62.52, 62.72, 62.83: what lifts a restriction. */
function liftedAt(open: Open, theatre: Theatre, row: number) {
  const { tension, enemy } = SIDES[theatre];
  const from = reportedValue(open.facts, electionTension.key(tension));
  const levels = row + NONE - resultIn(open, theatre);
  const level = typeof from === 'number' ? from + levels * POINTS : `+${levels * POINTS}`;
  return (theatre === 'europe' ? say.inForce.risen : say.inForce.risenPacific)({
    tension,
    enemy,
    level,
  });
}

/** What a separate peace leaves standing until there is war again (62.6). */
function peace(open: Open, theatre: Theatre): readonly InForce[] {
  const { enemy, tension } = SIDES[theatre];
  if (!isAtPeace(open, enemy)) return [];
  const args = { tension, dps: NEUTRAL_DPS, rps: NEUTRAL_RPS };
  const isEurope = theatre === 'europe';
  const at = { since: say.inForce.peace({ enemy }) };
  const other = (about: Words, clauses: readonly string[]): InForce => {
    return { clauses, about, on: 'us', lifted: peaceTexts.inForce.newWar(), ...at };
  };
  return [
    stands(isEurope ? LASTING_PEACE.europe : LASTING_PEACE.pacific, args, at),
    stands(LASTING_PEACE.grants, args, at),
    other(say.inForce['peace.governed'](args), ['62.66', '62.66A', '62.66B']),
    isEurope
      ? other(say.inForce['peace.neutral'](args), ['62.67A', '62.67B', '62.67C'])
      : other(say.inForce['peace.neutralPacific'](args), ['62.67A', '62.67C']),
  ];
}

/** What moves the tensions after an election (62.53). */
function modifiers(open: Open, theatre: Theatre): readonly InForce[] {
  const args = { theatre: electionTexts.theatre[theatre]() };
  const at = { since: say.inForce.election(args), lifted: say.inForce.noResult(args) };
  if (theatre === 'europe') return [stands(MODIFIERS, undefined, at)];
  if (reportedValue(open.facts, embargo.key()) !== true)
    return [stands(LASTING_EMBARGO.embargoLifted, undefined, at)];
  return [{ clauses: ['62.53'], about: embargoTexts.inForce.embargo(), on: 'us', ...at }];
}

/** 62.41, 62.53, 62.6, 62.82: what stands after an election. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] }, texts: say });
