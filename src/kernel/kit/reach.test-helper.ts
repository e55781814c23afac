import { type Clause, type ClauseEntry, isRefusal } from '../clause.ts';
import { type Decision, TABLE } from '../forms/decision.ts';
import type { FactKey, FactSchema, FactValue } from '../sums/facts.ts';
import { check } from '../forms/form.ts';
import { type Json, own } from '../json.ts';
import { apply, asksOf, awaitingOf, type MoveEffect, firstState, legal, type State } from '../game/play.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { type Random, sample } from '../forms/sample.ts';
import { outcomesWithin, type SheetResult } from '../sums/sheet.ts';
import { standingName } from '../game/always-open.ts';
import { bindTable, type Choice } from '../game/table.ts';
import { nameOf } from './door.ts';
import { seededRandom } from './random.ts';

/** What leads a game to where random answers seldom get. */
export interface ReachLead {
  /** What is told of facts, where a report asks for them. */
  readonly facts?: Readonly<Record<FactKey, FactValue>>;
  /** Answers to decisions by their names, where they are legal. */
  readonly answers?: Readonly<Record<string, Json>>;
}

/** Games to play at random in one setup. */
export interface Games {
  readonly setup: Choice;
  readonly seeds: number;
  /** One in so many answers is one that play does not wait for: a report, a ruling, a skip, a bar set aside. */
  readonly asides?: number;
  /** What leads them, by the id of a decision. */
  readonly lead?: (id: string) => ReachLead;
  /** Each is broken off after so many answers; absent: a few thousand. */
  readonly most?: number;
  /** Who reads along. */
  readonly watch?: Watch;
}

/** Sees each state with a decision that is about to be answered, and what the answer did. */
export interface Watch {
  before(table: Table, state: State, decision: Decision): void;
  after(table: Table, done: MoveEffect): void;
}

/** A game that was played: the clauses that it cited, the texts that it told by their keys, what it asked, and where it ended. */
export interface PlayedGame {
  readonly of: Games;
  readonly cited: ReadonlySet<Clause>;
  readonly told: readonly string[];
  /** The names of the decisions that were asked, but for the standing ones, and the facts that reports asked for. */
  readonly decisions: ReadonlySet<string>;
  readonly facts: ReadonlySet<FactKey>;
  readonly last: State;
}

/** In how many games each clause was cited; a clause that never was is not in it. */
type Reached = ReadonlyMap<Clause, number>;

/** A game longer than this is broken off. */
const MOST_MOVES = 3000;

/** Play games at random through their forms, always the same ones. */
export function* playGames(rulebook: Rulebook, games: readonly Games[]): Generator<PlayedGame> {
  for (const of of games) {
    const table = bindTable(rulebook, of.setup);
    if (isRefusal(table)) throw new Error(`no game of ${of.setup.scenario}: ${table.refused.key}`);
    for (let seed = 1; seed <= of.seeds; seed++) yield playGame(table, seededRandom(seed * 7919), of);
  }
}

/** In how many games each clause was cited. */
export function reachedIn(played: Iterable<PlayedGame>): Reached {
  const counts = new Map<Clause, number>();
  for (const { cited } of played)
    for (const clause of cited) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  return counts;
}

/** Play games at random, and count the clauses that each of them cites. */
export function countReached(rulebook: Rulebook, games: readonly Games[]): Reached {
  return reachedIn(playGames(rulebook, games));
}

/**
 * What is wrong with what was reached, each a sentence: a clause that the index calls enforced, computed or a directive
 * and that no game cited without a reason in `unreached`; a reason for a clause that was cited, or needs none.
 */
export function reachFaults(
  index: readonly ClauseEntry[],
  reached: Reached,
  unreached: Readonly<Record<Clause, string>>,
): string[] {
  const acting = index.filter(({ kind }) => ACTING.has(kind)).map(({ clause }) => clause);
  const silent = acting.filter((clause) => !reached.has(clause) && !own(unreached, clause)?.trim());
  const listed = Object.keys(unreached);
  return [
    ...silent.map((clause) => `${clause} is never cited, and no reason is given`),
    ...listed
      .filter((clause) => !acting.includes(clause))
      .map((clause) => `${clause} needs no reason: the index has no such clause that acts`),
    ...listed
      .filter((clause) => reached.has(clause))
      .map((clause) => `${clause} is cited, though a reason is given why it is not`),
  ];
}

/** The kinds of clauses that do something in play. */
const ACTING: ReadonlySet<ClauseEntry['kind']> = new Set(['enforced', 'computed', 'directive']);

/** One game, played in place. */
function playGame(table: Table, random: Random, of: Games): PlayedGame {
  const cited = new Set<Clause>();
  const told: string[] = [];
  const decisions = new Set<string>();
  const facts = new Set<FactKey>();
  const state = firstState(table);
  for (let moves = 0; moves < (of.most ?? MOST_MOVES) && awaitingOf(table, state).length > 0; moves++) {
    const decision = pick(table, state, random, of.asides ?? 25);
    const answer = decision && answerTo(decision, random, table.rules.facts, of.lead?.(decision.id));
    if (!decision || answer === undefined) break;
    citeAsked(decision, cited);
    if (!standingName(decision)) {
      decisions.add(nameOf(decision.id));
      if (decision.form.kind === 'report') for (const key of decision.form.facts) facts.add(key);
    }
    of.watch?.before(table, state, decision);
    const done = make(table, state, decision, answer);
    of.watch?.after(table, done);
    citeTold(table, done, cited);
    for (const { data } of done.dispatches) told.push(data.key);
  }
  return { of, cited, told, decisions, facts, last: state };
}

function make(table: Table, state: State, { seat, id }: Decision, answer: Json): MoveEffect {
  const move = { seat, decision: id, answer };
  const decision = legal(table, state, move);
  if (isRefusal(decision)) throw new Error(`${id} is refused: ${decision.refused.key}`);
  return apply(table, state, decision, move);
}

/** The most facts of one standing report. */
const MOST_REPORTED = 20;

/** A random answer, as far as it is not led; where a report may name any facts, several of them, so that more of them come up. */
function answerTo(
  decision: Decision,
  random: Random,
  facts: FactSchema,
  { facts: led = {}, answers = {} }: ReachLead = {},
): Json | undefined {
  const { id, form, clauses } = decision;
  const given = own(answers, nameOf(id));
  if (given !== undefined && check(form, given, { facts, clauses }) === null) return given;
  if (form.kind !== 'report') return sample(form, random, facts);
  const told = Object.entries(led).filter(([key]) => form.facts.includes(key));
  const sure = Object.fromEntries(told.map(([key, value]) => [key, { value, as: 'change' }]));
  if (form.some && told.length > 0) return sure;
  const times = form.some ? 1 + random(MOST_REPORTED) : 1;
  const reports = Array.from({ length: times }, () => sample(form, random, facts));
  return Object.assign({}, ...reports, sure) as Json;
}

/** A decision to answer next: mostly one that play waits for. */
function pick(table: Table, state: State, random: Random, asides: number): Decision | undefined {
  if (random(asides) === 0) {
    const seats = [...table.seats, TABLE];
    const asked = asksOf(table, state, seats[random(seats.length)] ?? TABLE);
    const aside = asked[random(asked.length)];
    if (aside && sample(aside.form, random, table.rules.facts) !== undefined) return aside;
  }
  const awaited = awaitingOf(table, state);
  const due = asksOf(table, state, awaited[random(awaited.length)] ?? TABLE);
  const owed = due.filter((each) => each.optional !== true && each.held === undefined);
  return owed[random(owed.length)];
}

/** What a decision cites when it is asked: itself, and what its form bars or limits. */
function citeAsked(decision: Decision, cited: Set<Clause>): void {
  const { form, clauses } = decision;
  if (standingName(decision)) return;
  cite(cited, clauses);
  if (form.kind === 'choose') for (const { barred } of form.options) cite(cited, barred?.clauses);
  if (form.kind === 'allocate') {
    for (const { barred } of form.rows) cite(cited, barred?.clauses);
    for (const bound of [...form.limits, ...(form.after ?? [])]) cite(cited, bound.clauses);
  }
}

/** What an answer told and opened. */
function citeTold(table: Table, { dispatches, doors }: MoveEffect, cited: Set<Clause>): void {
  for (const { clauses } of doors) cite(cited, clauses);
  for (const { clauses, sheet } of dispatches) {
    cite(cited, clauses);
    if (sheet) citeSheet(table, sheet, cited);
  }
}

/** What counts in a sum that is told: the lines that are not zero, the clamp where it holds, the outcome. */
function citeSheet(
  table: Table,
  { sheet: name, lines, sum, total, outcomes }: SheetResult,
  cited: Set<Clause>,
): void {
  for (const { clause, min, max } of lines) if (min !== 0 || max !== 0) cite(cited, [clause]);
  const sheet = own(table.rules.sheets, name);
  if (!sheet) return;
  if (sheet.clamp && (sum.min !== total.min || sum.max !== total.max)) cited.add(sheet.clamp.clause);
  for (const { id, clauses } of outcomesWithin(sheet, total)) if (outcomes.includes(id)) cite(cited, clauses);
}

/** Note clauses; who cites a row of one ('49.12/germany') cites the clause as well. */
function cite(cited: Set<Clause>, clauses: readonly Clause[] = []): void {
  for (const clause of clauses) {
    cited.add(clause);
    const row = clause.indexOf('/');
    if (row >= 0) cited.add(clause.slice(0, row));
  }
}
