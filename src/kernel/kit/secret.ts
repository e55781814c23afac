import type { Decision, Seat } from '../forms/decision.ts';
import { isRefusal } from '../clause.ts';
import type { FactSchema } from '../sums/facts.ts';
import type { Game } from '../game/game.ts';
import { due } from '../game/settle.ts';
import { habitsFor } from '../game/habit.ts';
import { type LeaveRequest, noteLeft } from '../game/leave.ts';
import { canonical, type Json } from '../json.ts';
import { asksOf, awaitingOf, findAsked, type Move } from '../game/play.ts';
import { type Random, sample } from '../forms/sample.ts';
import { standingName } from '../game/always-open.ts';
import { nameOf } from './door.ts';
import { allIn, least, most, oneRow, rowsOf, spread } from './extremes.ts';
import type { KitReport } from './report.ts';

/** An answer, the withdrawal of one that is held, or one that is left. */
export type SecretAct = Move | { readonly seat: Seat; readonly withdraw: string } | LeaveRequest;

/** How two games differ in one secret of a seat. */
export interface Secret {
  readonly seat: Seat;
  /** The decision that it is about. */
  readonly name: string;
  /** What is done in each game; after it play waits for the seat in both or in neither. */
  readonly acts: readonly [readonly SecretAct[], readonly SecretAct[]];
  /** What the second game still owes: until then it may be seen that the seat has not answered. */
  readonly late?: SecretAct;
  /** Whether another answer was given for good: that must make a difference some time. */
  readonly another: boolean;
}

/** The row of a sealed form as the report counts it. */
function rowName({ seat, id }: Pick<Decision, 'seat' | 'id'>, row: string): string {
  return `${seat} ${nameOf(id)} ${row}`;
}

/** Count the rows that a sealed form offers. */
export function countOffered(decision: Decision, { rows }: KitReport): void {
  if (decision.sealed) for (const row of rowsOf(decision.form)) rows.offered.add(rowName(decision, row));
}

/** Count the rows of a sealed form that an answer uses. */
export function countUsed(decision: Decision, answer: Json, { rows }: KitReport): void {
  if (!decision.sealed) return;
  for (const row of rowsOf(decision.form))
    if ((answer as Readonly<Record<string, number>>)[row]) rows.used.add(rowName(decision, row));
}

/** Rows of a form that no game has used yet. */
export function freshRows(decision: Decision, { rows }: KitReport): readonly string[] {
  if (!decision.sealed) return [];
  return rowsOf(decision.form).filter((row) => !rows.used.has(rowName(decision, row)));
}

/** What the other answer is to be like: it uses this row; as little or as much as the form allows, if that is another. */
interface Wanted {
  readonly row?: string;
  readonly extreme?: 'least' | 'most';
}

/** Two games that differ in what a seat answers to a sealed decision; undefined when it has but one answer. */
export function anotherAnswer(
  game: Game,
  move: Move,
  report: KitReport,
  random: Random,
  { row, extreme }: Wanted = {},
): Secret | undefined {
  const decision = findAsked(game.table, game.state, move.seat, move.decision);
  if (!decision) return undefined;
  const { facts } = game.table.rules;
  const given = canonical(move.answer);
  for (let tries = 0; tries < 10; tries++) {
    const at = tries === 0 ? extreme : undefined;
    const answer =
      row === undefined
        ? anyAnswer(decision, move.answer, report, random, facts, at)
        : using(decision, row, report, random);
    if (answer === undefined || canonical(answer) === given) continue;
    countUsed(decision, answer, report);
    const acts = [[move], [{ ...move, answer }]] as const;
    return { seat: move.seat, name: nameOf(move.decision), acts, another: true };
  }
  return undefined;
}

/** A random answer, one at an edge of the form, one in rows that nobody has used, or one that differs in one row alone. */
function anyAnswer(
  decision: Decision,
  given: Json,
  report: KitReport,
  random: Random,
  facts: FactSchema,
  extreme?: Wanted['extreme'],
): Json | undefined {
  const { form } = decision;
  if (extreme === 'least') return least(form, facts);
  if (extreme === 'most') return most(form, facts, random);
  const rows = rowsOf(form);
  const fresh = freshRows(decision, report);
  switch (random(7)) {
    case 0:
      return rows.length > 0
        ? allIn(form, rows[random(rows.length)] ?? '', random)
        : sample(form, random, facts);
    case 1:
      return most(form, facts, random) ?? sample(form, random, facts);
    case 2:
      return least(form, facts) ?? sample(form, random, facts);
    case 3:
    case 4:
      return fresh.length > 0 ? spread(form, fresh) : sample(form, random, facts);
    case 5:
      return oneRow(form, given, random) ?? sample(form, random, facts);
    default:
      return sample(form, random, facts);
  }
}

/** An answer that uses a row, and others that nobody has used. */
function using(decision: Decision, row: string, report: KitReport, random: Random): Json | undefined {
  const given = spread(decision.form, [row, ...freshRows(decision, report)]);
  return given !== undefined && row in (given as object) ? given : allIn(decision.form, row, random);
}

/** Two games of which one knows more of what a seat did and took back, or did later; undefined where the step closes on it. */
export function presentOrAbsent(game: Game, move: Move, random: Random): Secret | undefined {
  const { table, state } = game;
  const { seat } = move;
  const decision = findAsked(table, state, seat, move.decision);
  if (!decision || decision.optional || decision.held !== undefined || !staysOpen(game, move))
    return undefined;
  const other = sample(decision.form, random, table.rules.facts);
  if (other === undefined) return undefined;
  const first: Move = { ...move, answer: other };
  const about = { seat, name: nameOf(move.decision), another: false };
  const none = least(decision.form, table.rules.facts);
  switch (random(4)) {
    case 0:
      return { ...about, acts: [[first, move], [move]] };
    case 1:
      return { ...about, acts: [[first, { seat, withdraw: move.decision }], []] };
    case 2:
      return { ...about, acts: [[first], []], late: first };
    default:
      return { ...about, acts: [[{ ...move, answer: none ?? other }], []], late: move };
  }
}

/** Whether the step stays open when a seat has answered: others are still awaited. */
function staysOpen({ table, state }: Game, { seat }: Move): boolean {
  return awaitingOf(table, state).some((each) => each !== seat);
}

/** A secret report, or none; a held answer that it reopens is given again. Undefined where the seat has nothing to report. */
export function secretReport(game: Game, seat: Seat, random: Random): Secret | undefined {
  const { table, state } = game;
  const decision = asksOf(table, state, seat).find((each) => each.sealed && standingName(each) === 'report');
  const answer = decision && anyReport(decision, random, table.rules.facts);
  if (answer === undefined) return undefined;
  const again = Object.entries(state.held[seat] ?? {}).map(([id, held]) => ({
    seat,
    decision: id,
    answer: held,
  }));
  const acts = [[{ seat, decision: decision?.id ?? '', answer }, ...again], []] as const;
  return { seat, name: 'report', acts, another: false };
}

/** An answer that a seat leaves, or does not: what is left is given by hand in the other game. Undefined where it has none to leave. */
export function leftOrNot(game: Game, random: Random): Secret | undefined {
  const seats = game.table.seats.filter((seat) => habitsFor(game.table, seat).length > 0);
  const seat = seats[random(seats.length || 1)] ?? '';
  const habits = habitsFor(game.table, seat).filter(({ kind }) => !kind.whole);
  const habit = habits[random(habits.length || 1)];
  const names = Object.keys(habit?.kind.answers ?? {});
  const answer = names[random(names.length || 1)];
  if (!habit || answer === undefined) return undefined;
  const left = {
    seat,
    habit: habit.name,
    leaves: { answer, lasts: random(2) === 0 ? 'once' : 'always' },
  } as const;
  const next = noteLeft({ ...game, unsigned: true }, left);
  // what is asked already would be answered in one game alone
  if (isRefusal(next) || due(next)) return undefined;
  return { seat, name: 'habit', acts: [[left], []], another: false };
}

function anyReport({ form }: Decision, random: Random, facts: FactSchema): Json | undefined {
  const kind = random(4);
  if (kind === 0) return most(form, facts, random);
  return kind === 1 ? least(form, facts) : sample(form, random, facts);
}
