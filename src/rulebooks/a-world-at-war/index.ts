import type { Write } from '../../kernel/chapter.ts';
import { copyFacts, type ReportAnswer } from '../../kernel/facts.ts';
import { copyJson } from '../../kernel/json.ts';
import { openCommon, sealedCommon } from '../../kernel/position.ts';
import type { Setup } from '../../kernel/rulebook.ts';
import { undefendedNow } from './49-diplomacy/12-worksheet.ts';
import { openUndefended } from './49-diplomacy/154-undefended.ts';
import { saidOf } from './49-diplomacy/42-die-roll.ts';
import { noteSpain } from './49-diplomacy/63-triggers.ts';
import { factOf } from './49-diplomacy/84-lists.ts';
import { implyTheRest } from './begun.ts';
import { makeSetting } from './books.ts';
import { CHAPTERS } from './chapters.ts';
import { readData } from './data.ts';
import { endingOf } from './ending.ts';
import { fileForms } from './file-forms.ts';
import { freshPhase, freshPlayerTurn, freshTurn, freshYear } from './lifetimes.ts';
import { MIGRATIONS } from './migrations.ts';
import { momentNow } from './now.ts';
import { rulebook } from './part.ts';
import { EUROPE } from './places.ts';
import { SCENARIOS } from './scenarios.ts';
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
  write(position, changed(setting.start));
  noteSpain(open);
  implyTheRest(setting, open);
  if (!Object.hasOwn(setting.start, undefendedNow.key())) openUndefended(open);
  return position;
}

/** What is said of the start, as a report. */
function changed(facts: Setting['start']): ReportAnswer {
  const told = Object.entries(facts).map(([key, value]) => [key, { value, as: 'change' }]);
  return Object.fromEntries(told) as ReportAnswer;
}

/** 49.842: what of the lists has happened before the start is in the level already. */
function tallyOf({ list, start }: Setting): Record<string, number> {
  const counted = list.map((line): [string, number] => [factOf(line), Number(start[factOf(line)] ?? 0)]);
  return Object.fromEntries(counted.filter(([, times]) => times !== 0));
}

/** What of a position is copied otherwise than as plain JSON: most of it are facts, and nobody writes into an agenda. */
const COPIED_APART: readonly string[] = ['facts', 'rulings', 'agenda'];

/** A copy of a game (Rules.copy). */
function copyPosition({ open, sealed }: Position): Position {
  const copy: Open = { ...open, facts: copyFacts(open.facts), rulings: { ...open.rulings } };
  const parts = copy as unknown as Record<string, unknown>;
  for (const key in parts)
    if (typeof parts[key] === 'object' && !COPIED_APART.includes(key)) parts[key] = copyJson(parts[key]);
  return { open: copy, sealed: copyJson(sealed) };
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
  chapters: CHAPTERS,
  copy: copyPosition,
  now: momentNow,
  ending: endingOf,
  said: (books) => (open, sheet) => saidOf(books, open, sheet),
});
