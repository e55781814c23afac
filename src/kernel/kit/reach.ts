import { type Clause, type ClauseEntry, isRefusal } from '../clause.ts';
import { type Decision, TABLE } from '../decision.ts';
import type { FactSchema } from '../facts.ts';
import { type Json, own } from '../json.ts';
import { asksOf, awaitingOf, firstState, play, type Played, type State } from '../play.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { type Random, sample } from '../sample.ts';
import { outcomesWithin, type SheetResult } from '../sheet.ts';
import { bindTable, type Choice, standingName } from '../standing.ts';
import { seeded } from './random.ts';

/** Games to play at random in one setup. */
export interface Games {
  readonly setup: Choice;
  readonly seeds: number;
  /** One in so many answers is one that play does not wait for: a report, a ruling, a skip, a bar set aside. */
  readonly asides?: number;
}

/** In how many games each clause was cited; a clause that never was is not in it. */
export type Reached = ReadonlyMap<Clause, number>;

/** A game longer than this is broken off. */
const MOST_MOVES = 3000;

/** Play games at random through their forms, always the same ones, and count the clauses that each of them cites. */
export function reached(rulebook: Rulebook, games: readonly Games[]): Reached {
  const counts = new Map<Clause, number>();
  for (const { setup, seeds, asides = 25 } of games) {
    const table = bindTable(rulebook, setup);
    if (isRefusal(table)) throw new Error(`no game of ${setup.scenario}: ${table.refused.key}`);
    for (let seed = 1; seed <= seeds; seed++)
      for (const clause of citedIn(table, seeded(seed * 7919), asides))
        counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  return counts;
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

/** The clauses cited in one game. */
function citedIn(table: Table, random: Random, asides: number): ReadonlySet<Clause> {
  const cited = new Set<Clause>();
  let state = firstState(table);
  for (let moves = 0; moves < MOST_MOVES && awaitingOf(table, state).length > 0; moves++) {
    const decision = pick(table, state, random, asides);
    const answer = decision && answerTo(decision, random, table.rules.facts);
    if (!decision || answer === undefined) break;
    citeAsked(decision, cited);
    const played = play(table, state, { seat: decision.seat, decision: decision.id, answer });
    if (isRefusal(played)) throw new Error(`${decision.id} is refused: ${played.refused.key}`);
    citeTold(table, played, cited);
    state = played.state;
  }
  return cited;
}

/** The most facts of one standing report. */
const MOST_REPORTED = 20;

/** A random answer; where a report may name any facts, several of them, so that more of them come up. */
function answerTo({ form }: Decision, random: Random, facts: FactSchema): Json | undefined {
  if (form.kind !== 'report' || !form.some) return sample(form, random, facts);
  const reports = Array.from({ length: 1 + random(MOST_REPORTED) }, () => sample(form, random, facts));
  return Object.assign({}, ...reports) as Json;
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
function citeTold(table: Table, { dispatches, doors }: Played, cited: Set<Clause>): void {
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
