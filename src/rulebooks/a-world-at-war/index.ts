import { own } from '../../kernel/json.ts';
import { openCommon, type Position, sealedCommon } from '../../kernel/position.ts';
import type { Rulebook, Rules, Setup } from '../../kernel/rulebook.ts';
import { allotmentSheets } from './49-diplomacy/1-allotment.ts';
import { effectiveSheets } from './49-diplomacy/85-effective-level.ts';
import { rollSheets } from './49-diplomacy/42-die-roll.ts';
import { asks, awaiting } from './asks.ts';
import { boardTables } from './board.ts';
import { CLAUSES } from './clauses.ts';
import { DECISIONS, DOORS } from './vocabulary.ts';
import { allFacts } from './facts.ts';
import { applyAnswer, beginYear } from './flow.ts';
import { knownOf } from './known.ts';
import { RULINGS } from './rulings.ts';
import { PLANS, SCENARIOS } from './scenarios.ts';
import type { Books, Open, Sealed } from './state.ts';
import { WORDS } from './words.ts';

const FACTS = allFacts();
const SHEETS = { ...rollSheets(), ...effectiveSheets() };

function firstPosition(books: Books, setup: Setup): Position<Open, Sealed> {
  const open: Open = {
    ...openCommon(setup.rulings, setup.scenario.facts),
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
    subversion: {},
    covert: {},
    reactions: [],
    triggered: [],
    due: [],
    obliged: [],
    spent: {},
    dice: [],
    tensionDice: {},
    statusCounted: null,
    offensivesCounted: false,
    tally: {},
  };
  const position = {
    open,
    sealed: Object.fromEntries(setup.scenario.seats.map(({ id }) => [id, { ...sealedCommon(), dps: {} }])),
  };
  beginYear(books, position, { reveal: () => undefined });
  return position;
}

function bind(setup: Setup): Rules<Open, Sealed> {
  const plan = own(PLANS, setup.scenario.id);
  if (!plan) throw new Error(`no plan for the scenario ${setup.scenario.id}`);
  const facts = FACTS;
  const sheets = { ...allotmentSheets(plan.european), ...SHEETS };
  const books: Books = { plan, rulings: setup.rulings, facts, sheets, list: [] };
  return {
    facts,
    sheets,
    setup: () => firstPosition(books, setup),
    awaiting,
    asks,
    known: knownOf,
    apply: (position, decision, answer, referee) => applyAnswer(books, position, decision, answer, referee),
    board: boardTables,
  };
}

/** A World at War, rule 49 (diplomacy), for the European theatre. */
export const aWorldAtWar: Rulebook<Open, Sealed> = {
  id: 'a-world-at-war',
  title: 'A World at War: diplomacy',
  version: '2',
  about:
    'Rule 49: each year DP allotment and secret allocation, each turn an Axis and an Allied diplomatic phase, results.',
  scenarios: SCENARIOS,
  rulings: RULINGS,
  clauses: CLAUSES,
  decisions: DECISIONS,
  doors: DOORS,
  words: WORDS,
  data: (files) =>
    files.length === 0
      ? { data: null }
      : { faults: [{ path: [], fault: 'country tables are not yet read from files' }], file: 0 },
  bind,
};
