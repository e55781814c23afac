import type { Write } from '../../kernel/chapter.ts';
import { startReport } from '../../kernel/facts.ts';
import { copying, openCommon, sealedCommon } from '../../kernel/position.ts';
import type { Setup } from '../../kernel/rulebook.ts';
import { undefendedNow } from './49-diplomacy/12-worksheet.ts';
import { openUndefended } from './49-diplomacy/154-undefended.ts';
import { saidOf } from './49-diplomacy/42-die-roll.ts';
import { noteSpain } from './49-diplomacy/63-triggers.ts';
import { factOf } from './49-diplomacy/84-lists.ts';
import { DIPLOMACY } from './49-diplomacy/index.ts';
import { STEPS as CHECKS, SURRENDER } from './54-surrender/index.ts';
import { GERMANY } from './55-germany/index.ts';
import { ITALY, STEPS as OF_ITALY } from './56-italy/index.ts';
import { JAPAN, STEPS as JAPANESE } from './57-japan/index.ts';
import { FRANCE, STEPS as OF_FRANCE } from './58-france/index.ts';
import { BRITAIN, STEPS as OF_BRITAIN } from './59-britain/index.ts';
import { RUSSIA, STEPS as OF_RUSSIA } from './60-russia/index.ts';
import { CHINA, STEPS as OF_CHINA } from './61-china/index.ts';
import { ELECTIONS, STEPS as OF_ELECTIONS } from './62-elections/index.ts';
import { implyTheRest } from './begun.ts';
import { makeSetting } from './books.ts';
import { readData } from './data.ts';
import { ENDING, endingOf } from './ending.ts';
import { fileForms } from './file-forms.ts';
import { freshPhase, freshPlayerTurn, freshTurn, freshYear } from './lifetimes.ts';
import { MIGRATIONS } from './migrations.ts';
import { momentNow } from './now.ts';
import { chapter, rulebook } from './part.ts';
import { EUROPE } from './places.ts';
import { polished } from './polish.ts';
import { SCENARIOS } from './scenarios.ts';
import { SEQUENCE } from './sequence.ts';
import type { Position, Ground, Open, Setting } from './state.ts';
import { supplied } from './supplied.ts';

function firstPosition(setting: Setting, setup: Setup, write: Write<Ground>): Position {
  const open: Open = {
    ...openCommon(setup.rulings, { ...setting.scenario, ...setting.start }),
    agenda: [],
    asked: 0,
    year: setting.plan.from.year,
    turn: setting.plan.from.season,
    opening: setting.plan.opening,
    ...freshYear(),
    ...freshTurn(null),
    ...freshPlayerTurn('axis'),
    ...freshPhase(),
    reactions: [],
    triggered: [],
    due: [],
    obliged: [],
    dice: [],
    tensionDice: {},
    tally: tallyOf(setting),
  };
  const seats = setup.scenario.seats.map(({ id }) => [id, { ...sealedCommon(), dps: {} }]);
  const position: Position = { open, sealed: Object.fromEntries(seats) };
  write(position, startReport(setting.start));
  noteSpain(open);
  implyTheRest(setting, open);
  if (!Object.hasOwn(setting.start, undefendedNow.key())) openUndefended(open);
  return position;
}

/** 49.842: what of the lists has happened before the start is in the level already. */
function tallyOf({ list, start }: Setting): Record<string, number> {
  const counted = list.map((line): [string, number] => [factOf(line), Number(start[factOf(line)] ?? 0)]);
  return Object.fromEntries(counted.filter(([, times]) => times !== 0));
}

/** A World at War: diplomacy (rule 49), surrender, resistance and U.S. elections (54 to 62). */
export const aWorldAtWar = rulebook({
  id: 'a-world-at-war',
  title: 'A World at War: diplomacy',
  version: '15',
  about:
    'Rule 49: each year DP allotment and secret allocation, each turn an Axis and an Allied diplomatic phase, results. In a campaign rules 54 to 62: who surrenders, what comes of it, U.S. elections, and how the game ends.',
  scenarios: SCENARIOS,
  migrations: MIGRATIONS,
  map: EUROPE,
  data: readData,
  fileForms,
  supplied,
  setting: makeSetting,
  factsHangOn: ({ facts }) => facts,
  first: firstPosition,
  begin: () => [{ step: 'year' }],
  quietStart: true,
  steps: {
    ...CHECKS,
    ...OF_ITALY,
    ...JAPANESE,
    ...OF_FRANCE,
    ...OF_BRITAIN,
    ...OF_RUSSIA,
    ...OF_CHINA,
    ...OF_ELECTIONS,
  },
  chapters: [
    chapter([SEQUENCE, ENDING], { texts: polished }),
    DIPLOMACY,
    SURRENDER,
    GERMANY,
    ITALY,
    JAPAN,
    FRANCE,
    BRITAIN,
    RUSSIA,
    CHINA,
    ELECTIONS,
  ],
  copy: copying(),
  now: momentNow,
  ending: endingOf,
  said: (books) => (open, sheet) => saidOf(books, open, sheet),
});
