import type { Decision } from '../../kernel/decision.ts';
import type { Referee } from '../../kernel/dispatch.ts';
import { expire, type FactSchema, type Facts, type ReportAnswer, type ReportAs } from '../../kernel/facts.ts';
import type { Bar } from '../../kernel/form.ts';
import type { Json } from '../../kernel/json.ts';
import { evaluateNamed, withFacts, withSheets } from '../../kernel/know.ts';
import type { Sheet } from '../../kernel/sheet.ts';
import { standingName } from '../../kernel/standing.ts';
import { words } from '../../kernel/words.ts';
import { correctController, correctLevel, takeBackAttack } from './correct.ts';
import { DICE_FACTS, hitNumberFact, hitNumberSheet, hitsSheet } from './facts.ts';
import { attack, capture, step } from './level.ts';
import { isNation, NATIONS, type NationId } from './nations.ts';
import { incomes } from './rights.ts';
import { choiceBar, hasChoice } from './spheres.ts';
import {
  type Board,
  capitalIsHeld,
  missingControl,
  mover,
  neutralOf,
  type Open,
  orderOf,
  type PassedBy,
} from './state.ts';

// Sheet 8.1 of the flow chart: the dice roll, and whose turn it is.

/** What the flow needs to do sums. */
export interface Books {
  readonly facts: FactSchema;
  readonly sheets: Readonly<Record<string, Sheet>>;
  known(open: Open): Facts;
}

/** Begin the game: who is passed by at once is told with the first answer, as nobody listens yet. */
export function beginGame(board: Board, books: Books, open: Open): void {
  beginTurn(board, books, open, { reveal: () => undefined }, (passed) => void open.passedBy.push(passed));
}

/** Begin the turn of the nation to move, passing by those that have no diplomacy phase (S1). */
function beginTurn(
  board: Board,
  books: Books,
  open: Open,
  referee: Referee,
  pass: (passed: PassedBy) => void = (passed) => tellPassed(passed, referee),
): void {
  while (open.step !== 'over') {
    if (missingControl(board, open).length > 0) return;
    const nation = mover(board, open);
    const why = whySkipped(board, open, nation);
    if (!why) return;
    pass({ ...why, nation });
    advance(board, books, open, referee);
  }
}

function tellPassed({ key, nation, clauses }: PassedBy, referee: Referee): void {
  referee.tell?.({ to: 'all', kind: 'note', data: words(key, { nation }), clauses });
}

/** Why a nation's diplomacy phase is passed by: capital held (R11), no dice (R6), nothing to choose (A25). */
function whySkipped(board: Board, open: Open, nation: NationId): { key: string; clauses: string[] } | null {
  if (capitalIsHeld(board, open, nation)) return { key: 'told.capitalHeld', clauses: ['S1', 'R11'] };
  if (NATIONS[nation].dice === 0) return { key: 'told.noDice', clauses: ['T1', 'R6'] };
  return hasChoice(board, open, nation) ? null : { key: 'told.noChoice', clauses: ['S3', 'R3'] };
}

/** The next nation, or the next round, or the end. */
function advance(board: Board, books: Books, open: Open, referee: Referee): void {
  expire(open.facts, books.facts, 'turn');
  open.turn++;
  open.step = 'choose';
  open.target = null;
  open.attacked = {};
  if (open.turn < orderOf(board, open.round).length) return;
  if (open.round > 0) tellIncomes(board, open, referee);
  open.turn = 0;
  open.round++;
  if (open.round > board.rounds) open.step = 'over';
}

function tellIncomes(board: Board, open: Open, referee: Referee): void {
  if (!referee.tell) return;
  const list = incomes(board, open).map(({ nation, income, neutrals }) =>
    words('income.line', { nation, income, neutrals }),
  );
  const key = list.length === 0 ? 'told.noIncome' : 'told.incomes';
  referee.tell({
    to: 'all',
    kind: 'note',
    data: words(key, { round: open.round, list: list as unknown as Json }),
    clauses: ['R9', 'T4'],
  });
}

/** Apply an answer (Rules.apply). */
export function applyAnswer(
  board: Board,
  books: Books,
  open: Open,
  decision: Decision,
  answer: Json,
  referee: Referee,
): void {
  for (const passed of open.passedBy.splice(0)) tellPassed(passed, referee);
  if (decision.form.kind === 'report') {
    if (!decision.optional) open.asked++;
    applyReport(board, books, open, answer as unknown as ReportAnswer, referee);
  } else if (standingName(decision) === 'skip') skip(board, books, open, answer as string, referee);
  else if (decision.form.kind === 'choose') choose(board, books, open, answer as string, referee);
  else roll(board, books, open, answer as number[], referee);
}

/** S2 and S3: name one neutral, or pass. */
function choose(board: Board, books: Books, open: Open, choice: string, referee: Referee): void {
  const nation = mover(board, open);
  if (choice === 'pass') {
    referee.tell?.({ to: 'all', kind: 'note', data: words('told.pass', { nation }), clauses: ['S2'] });
    endTurn(board, books, open, referee);
    return;
  }
  open.target = choice;
  open.lifted = barOf(board, open)?.clauses.join() ?? null;
  open.step = 'roll';
  const args = { nation, neutral: neutralOf(board, choice).name, dice: NATIONS[nation].dice };
  referee.tell?.({ to: 'all', kind: 'note', data: words('told.chosen', args), clauses: ['S3', 'S4'] });
}

/** S4 to S7: all dice against the one neutral. */
function roll(board: Board, books: Books, open: Open, faces: readonly number[], referee: Referee): void {
  const nation = mover(board, open);
  const target = open.target ?? '';
  const dice = Object.fromEntries(faces.map((face, i) => [DICE_FACTS[i] ?? '', face]));
  const facts = withSheets(books, withFacts(books.known(open), dice));
  const sheet = evaluateNamed(books, hitsSheet(nation, target), facts);
  if (sheet.total.min !== sheet.total.max) throw new Error(`${sheet.sheet} is rolled with facts unknown`);
  tellHitNumber(books, facts, nation, target, referee);
  const args = { nation, neutral: neutralOf(board, target).name, faces: [...faces], hits: sheet.total.min };
  referee.tell?.({
    to: 'all',
    kind: 'rolled',
    data: words('told.rolled', args),
    clauses: ['S4', 'S6', 'R4'],
    sheet,
  });
  if (sheet.total.min > 0) step(board, open, target, nation, referee);
  else referee.tell?.({ to: 'all', kind: 'result', data: words('told.stays', args), clauses: ['S6'] });
  endTurn(board, books, open, referee);
}

/** The adjusted hit number with its lines (S5); nothing when it is the plain 1 of every roll. */
function tellHitNumber(books: Books, facts: Facts, nation: NationId, target: string, referee: Referee): void {
  const number = facts(hitNumberFact(nation, target));
  if (!referee.tell || typeof number !== 'number') return;
  const sheet = evaluateNamed(books, hitNumberSheet(nation, target), facts);
  const isSum = sheet.total.min === number;
  if (isSum && number === 1) return;
  const data = words(isSum ? 'told.hitNumber' : 'told.hitNumberOverridden', { number });
  referee.tell({ to: 'all', kind: 'note', data, clauses: ['S5', 'R4'], sheet });
}

/** The table passes by a nation's turn or the rest of a round; what was chosen and not rolled falls away (S1). */
function skip(board: Board, books: Books, open: Open, what: string, referee: Referee): void {
  const args = { nation: mover(board, open), round: open.round };
  const data = words(what === 'round' ? 'told.skipRound' : 'told.skipTurn', args);
  referee.tell?.({ to: 'all', kind: 'ruling', data, clauses: ['S1'] });
  if (what === 'round') open.turn = orderOf(board, open.round).length - 1;
  endTurn(board, books, open, referee);
}

function endTurn(board: Board, books: Books, open: Open, referee: Referee): void {
  advance(board, books, open, referee);
  beginTurn(board, books, open, referee);
}

/** What the table reports: captures and attacks change the track; control may change whose turn it is. */
function applyReport(board: Board, books: Books, open: Open, answer: ReportAnswer, referee: Referee): void {
  // what is taken has been attacked before (S9), in whatever order the report names it
  const kinds = ['level', 'controller', 'attacked', 'captured'] as const;
  const take = {
    level: (id: string, value: unknown) => correctLevel(board, open, id, Number(value), referee),
    controller: (id: string, value: unknown) => correctController(board, open, id, nationIn(value), referee),
    attacked: (id: string, value: unknown, as: ReportAs) => {
      if (as === 'correction') takeBackAttack(board, open, id, referee);
      if (isNation(value)) attack(board, open, id, value, referee);
    },
    captured: (id: string, value: unknown) => capture(board, open, id, nationIn(value), referee),
  };
  for (const kind of kinds)
    for (const [key, { value, as }] of Object.entries(answer))
      if (key.startsWith(`${kind}.`) && as !== 'unknown') take[kind](key.slice(kind.length + 1), value, as);
  if (open.step === 'roll') endRuledOut(board, books, open, referee);
  else if (open.step === 'choose') beginTurn(board, books, open, referee);
}

const nationIn = (value: unknown): NationId | 'nobody' => (isNation(value) ? value : 'nobody');

/** A roll that is due falls away when the report bars it: the nation chooses again, unless its capital is held. */
function endRuledOut(board: Board, books: Books, open: Open, referee: Referee): void {
  const nation = mover(board, open);
  const args = { nation, neutral: neutralOf(board, open.target ?? '').name };
  const off = (key: string, clauses: readonly string[]): void =>
    referee.tell?.({ to: 'all', kind: 'note', data: words(key, args), clauses });
  if (capitalIsHeld(board, open, nation)) {
    off('told.rollOffCapital', ['R11']);
    return endTurn(board, books, open, referee);
  }
  const bar = barOf(board, open);
  // a bar that the table has set aside stays set aside; another one does not
  if (bar === null || bar.clauses.join() === open.lifted) return;
  off(ROLL_OFF[bar.reason.key] ?? 'told.rollOff', bar.clauses);
  open.step = 'choose';
  open.target = null;
  beginTurn(board, books, open, referee);
}

const ROLL_OFF: Readonly<Record<string, string>> = {
  'bar.limit': 'told.rollOffLimit',
  'bar.sphere': 'told.rollOffSphere',
};

/** What keeps the nation to move from its target now. */
function barOf(board: Board, open: Open): Bar | null {
  return choiceBar(board, open, mover(board, open), neutralOf(board, open.target ?? ''));
}
