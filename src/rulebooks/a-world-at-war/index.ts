import { copyFacts } from '../../kernel/facts.ts';
import { bare, copyJson } from '../../kernel/json.ts';
import { openCommon, type Position, sealedCommon } from '../../kernel/position.ts';
import type { Rulebook, Rules, Setup } from '../../kernel/rulebook.ts';
import { asks, awaiting } from './asks.ts';
import { makeBooks } from './books.ts';
import { boardPanels } from './board.ts';
import { readData } from './data.ts';
import { CLAUSES } from './clauses.ts';
import { DOORS } from './doors.ts';
import { DECISIONS } from './vocabulary.ts';
import { saidOf } from './49-diplomacy/42-die-roll.ts';
import { applyAnswer, beginYear } from './flow.ts';
import { noteSpain } from './49-diplomacy/6-reactions.ts';
import { writeKept } from './kept.ts';
import { MIGRATIONS } from './migrations.ts';
import { knownOf } from './known.ts';
import { EUROPE } from './places.ts';
import { RULINGS } from './rulings.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Books, Game, Open, Sealed } from './state.ts';
import { skips } from './skips.ts';
import { tensionFact } from './tables/tensions.ts';
import { WORDS } from './words.ts';

function firstPosition(books: Books, setup: Setup): Position<Open, Sealed> {
  const open: Open = {
    ...openCommon(setup.rulings, { ...books.scenario, ...books.start }),
    year: books.plan.from.year,
    turn: books.plan.from.season,
    opening: books.plan.opening,
    step: 'allotment',
    phase: 'axis',
    missing: [],
    asked: 0,
    allotment: {},
    done: [],
    franceStood: false,
    named: [],
    rolls: [],
    rolling: 0,
    subversion: bare(),
    covert: bare(),
    reactions: [],
    triggered: [],
    due: [],
    obliged: [],
    judged: false,
    spent: {},
    dice: [],
    tensionDice: {},
    rolledAtOnce: false,
    statusCounted: null,
    statusBefore: null,
    offensivesCounted: false,
    tally: tallyOf(books),
  };
  for (const [key, value] of Object.entries(books.start)) writeKept(open, key, value);
  noteSpain(open);
  const position = {
    open,
    sealed: Object.fromEntries(setup.scenario.seats.map(({ id }) => [id, { ...sealedCommon(), dps: {} }])),
  };
  beginYear(books, position, { reveal: () => undefined });
  return position;
}

/** 49.842: what of the lists has happened before the start is in the level already. */
function tallyOf({ list, start }: Books): Record<string, number> {
  const counted = list.map((line): [string, number] => [
    tensionFact(line),
    Number(start[tensionFact(line)] ?? 0),
  ]);
  return Object.fromEntries(counted.filter(([, times]) => times !== 0));
}

/** A copy of a game (Rules.copy): most of it are facts. */
function copyGame({ open, sealed }: Game): Game {
  const copy: Open = { ...open, facts: copyFacts(open.facts), rulings: { ...open.rulings } };
  const parts = copy as unknown as Record<string, unknown>;
  for (const key in parts)
    if (typeof parts[key] === 'object' && key !== 'facts' && key !== 'rulings')
      parts[key] = copyJson(parts[key]);
  return { open: copy, sealed: copyJson(sealed) };
}

function bind(setup: Setup): Rules<Open, Sealed> {
  const books = makeBooks(setup);
  const { facts, sheets } = books;
  return {
    facts,
    sheets,
    setup: () => firstPosition(books, setup),
    awaiting,
    asks: (view) => asks(books, view),
    known: knownOf,
    apply: (position, decision, answer, referee) => applyAnswer(books, position, decision, answer, referee),
    skips: (open) => skips(books, open),
    copy: copyGame,
    board: (view) => boardPanels(books, view),
    said: (open, sheet) => saidOf(books, open, sheet),
  };
}

/** A World at War, rule 49 (diplomacy), for the European theatre. */
export const aWorldAtWar: Rulebook<Open, Sealed> = {
  id: 'a-world-at-war',
  title: 'A World at War: diplomacy',
  version: '7',
  about:
    'Rule 49: each year DP allotment and secret allocation, each turn an Axis and an Allied diplomatic phase, results.',
  scenarios: SCENARIOS,
  rulings: RULINGS,
  clauses: CLAUSES,
  decisions: DECISIONS,
  doors: DOORS,
  migrations: MIGRATIONS,
  words: WORDS,
  map: EUROPE,
  data: readData,
  bind,
};
