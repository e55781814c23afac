import { frame } from '../../kernel/index.ts';
import { standing } from './board/ended.ts';
import { undefendedNow } from './49-diplomacy/12-worksheet.ts';
import { openUndefended } from './49-diplomacy/154-undefended.ts';
import { hopedFor, saidOf } from './49-diplomacy/42-die-roll.ts';
import { factOf } from './49-diplomacy/84-lists.ts';
import { implyTheRest } from './starts/begun.ts';
import { makeSetting } from './facts/books.ts';
import { CHAPTERS } from './chapters.ts';
import { readData } from './files/data.ts';
import { isElsewhere } from './starts/elsewhere.ts';
import { endingOf } from './turn/ending.ts';
import { fileForms } from './files/file-forms.ts';
import { GLOSSARY } from './glossary.ts';
import { freshPhase, freshPlayerTurn, freshTurn, freshYear } from './turn/lifetimes.ts';
import { MIGRATIONS } from './migrations.ts';
import { momentNow, turnCalled, turnNow } from './turn/now.ts';
import { rulebook } from './part.ts';
import { EUROPE } from './places.ts';
import { isMoot, SCENARIOS } from './starts/scenarios.ts';
import type { WorldPosition, WorldGround, Open, Setting } from './state.ts';
import { documentsOf } from './files/documents.ts';
import { suppliedWords } from './files/supplied.ts';
import type { UserTables } from './tables/user-tables.ts';

function firstPosition(setting: Setting, setup: frame.Setup, start: frame.Start<WorldGround>): WorldPosition {
  const open: Open = {
    ...frame.openCommon(setup.rulings),
    agenda: [],
    asked: {},
    year: setting.plan.from.year,
    turn: setting.plan.from.season,
    opening: setting.plan.opening,
    ...freshYear(),
    ...freshTurn(null),
    ...freshPlayerTurn('axis'),
    ...freshPhase(),
    wars: {},
    falls: {},
    was: {},
    worked: {},
    countries: {},
    places: {},
    reactions: [],
    due: [],
    obliged: [],
    dice: [],
    tensionDice: {},
    tally: tallyOf(setting),
  };
  const seats = setup.scenario.seats.map(({ id }) => [id, { ...frame.sealedCommon(), dps: {} }]);
  const position: WorldPosition = { open, sealed: Object.fromEntries(seats) };
  start(position, { ...setting.scenario, ...setting.start });
  implyTheRest(setting, open);
  if (!Object.hasOwn(setting.start, undefendedNow.key())) openUndefended(open);
  return position;
}

/** 49.842: what of the lists has happened before the start is in the level already. */
function tallyOf({ list, start }: Setting): Record<string, number> {
  const counted = list.map((line): [string, number] => [factOf(line), Number(start[factOf(line)] ?? 0)]);
  return Object.fromEntries(counted.filter(([, times]) => times !== 0));
}

/** What stands in a register is replaced, and never changed. */
const replaced = <T>(register: T): T => register;

/** A World at War: diplomacy (rule 49), surrender, resistance and U.S. elections (54 to 62). */
export const aWorldAtWar = rulebook({
  id: 'a-world-at-war',
  title: 'A World at War: diplomacy',
  version: '4',
  migrations: MIGRATIONS,
  about:
    'Rule 49: each year diplomatic points (DPs), allotted and placed in secret, each turn an Axis and an Allied diplomatic phase, results. In a campaign rules 54 to 62: who surrenders, what comes of it, U.S. elections, and how the game ends.',
  glossary: GLOSSARY,
  scenarios: SCENARIOS,
  map: EUROPE,
  data: readData,
  documents: documentsOf,
  fileForms,
  supplied: suppliedWords,
  isMoot,
  isMiddle: (data) => (data as unknown as UserTables | null)?.middle !== undefined,
  setting: makeSetting,
  factsHangOn: ({ facts }) => facts,
  elsewhere: isElsewhere,
  first: firstPosition,
  begin: () => [{ step: 'year' }],
  quietStart: true,
  chapters: CHAPTERS,
  copies: { wars: replaced, falls: replaced, countries: replaced, places: replaced },
  now: momentNow,
  turn: turnNow,
  turnCalled,
  ending: endingOf,
  standing,
  said: (books) => (open, sheet) => saidOf(books, open, sheet),
  hoped: (books) => (open, sheet) => hopedFor(books, open, sheet),
});
