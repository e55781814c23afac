import { addQuiet, base, withHash } from './enter.ts';
import { type Refusal, refuse } from '../clause.ts';
import type { DirectiveRef, LeftAnswer, Move, TickEntry } from './entry.ts';
import { answer, findRequest, type Game, repeatOf, type Sender } from './game.ts';
import { settleInSlices } from './settle.ts';
import { runToEnd, type Slices } from './slices.ts';
import { canLeave, type Habit, habitOf, habitsFor, type Habitual, leave, leftFor } from './habit.ts';
import { canonical, isSame, type Json } from '../json.ts';
import { copyState } from './play.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import { words } from '../texts/words.ts';
import type { Decision } from '../forms/decision.ts';
import { check, type Form } from '../forms/form.ts';
import type { DecisionKind, ReadTable, Table } from '../rulebook.ts';
import { directivesTo, doneBy, keyOf } from './directive.ts';
import { isHabit, type Moment, stands } from './moment.ts';
import { readOn } from './record.ts';

// What a seat does beside its answers: it leaves some to be answered for it, one by one or in one press, and ticks off directives.

/** What a seat leaves to be answered for it: which answer of which habit, and how long; null: no longer anything. */
export interface LeaveRequest {
  readonly seat: Seat;
  readonly habit: string;
  readonly leaves: Pick<LeftAnswer, 'answer' | 'lasts'> | null;
}

/**
 * Leave an answer for a habit, change it, or leave none any more. It is hidden from others like a sealed answer, moves nothing,
 * has no line and is never taken back: leaving something else is. What is asked already is answered with it.
 */
export function leaveAnswer(game: Game, request: LeaveRequest, sender: Sender = {}): Game | Refusal {
  return runToEnd(leaveInSlices(game, request, sender));
}

/** The same, an entry at a time. */
export function* leaveInSlices(game: Game, request: LeaveRequest, sender: Sender): Slices<Game | Refusal> {
  const next = noteLeft(game, request, sender);
  return 'refused' in next ? next : yield* settleInSlices(next);
}

/** The same, with nothing answered yet. */
export function noteLeft(
  game: Game,
  { seat, habit: name, leaves }: LeaveRequest,
  sender: Sender = {},
): Game | Refusal {
  const { table, state } = game;
  if (!table.seats.includes(seat)) return refuse(words('habit.noSeat', { seat }));
  const now = leftFor(table, state, seat, name);
  const turn = table.rules.turn?.(state.position.open);
  const left = leaves && leftNow(leaves, turn);
  const again = repeatOf(game, sender.request, { seat, habit: name, left });
  if (again) return again;
  const why = whyNot(table, { seat, habit: name, left }, turn, now);
  if (why) return why;
  const next = copyState(table, state);
  const body = { ...base(game, sender), seat, habit: name, left };
  leave(next, body);
  return addQuiet(game, body, next);
}

function leftNow(
  { answer, lasts }: NonNullable<LeaveRequest['leaves']>,
  turn: number | undefined,
): LeftAnswer {
  return { answer, lasts, ...(lasts === 'turn' && turn !== undefined ? { turn } : {}) };
}

function whyNot(
  table: Game['table'],
  { seat, habit, left }: { readonly seat: Seat; readonly habit: string; readonly left: LeftAnswer | null },
  turn: number | undefined,
  now: LeftAnswer | undefined,
): Refusal | null {
  const found = habitsFor(table, seat).find((each: Habit) => each.name === habit);
  if (!found) return refuse(words('habit.none', { seat, habit }));
  if (!left) return now ? null : refuse(words('habit.notLeft', { seat, habit }));
  const { answer, lasts } = left;
  if (!canLeave(found.kind, answer))
    return refuse(
      words('habit.noAnswer', { habit, answer: typeof answer === 'string' ? answer : canonical(answer) }),
    );
  if (lasts === 'turn' && turn === undefined) return refuse(words('habit.noTurn'));
  return now && isSame(now, left) ? refuse(words('habit.left', { seat, habit })) : null;
}

/**
 * Nothing is answered any more by what people have left whose word has ended, also what was for a turn that may come again: each
 * ends by an entry as hidden as the one that left it. The same game where there is nothing of theirs.
 */
export function endLeft(game: Game, isEnded: (by: string) => boolean): Game {
  let now = game;
  for (const [seat, left] of Object.entries(game.state.habits ?? {}))
    for (const habit of Object.keys(left)) {
      const by = leftBy(game, seat, habit);
      if (by === undefined || !isEnded(by)) continue;
      const body = { ...base(now, {}), seat, habit, left: null };
      const next = copyState(now.table, now.state);
      leave(next, body);
      now = addQuiet(now, body, next, false);
    }
  return now === game ? game : withHash(now);
}

/** Who left the answer that stands for a habit of a seat, where that is known. */
function leftBy({ moments }: Game, seat: Seat, habit: string): string | undefined {
  return moments.findLast(({ entry }) => isHabit(entry) && entry.seat === seat && entry.habit === habit)
    ?.entry.by;
}

/** A habit of a seat with what it has left for it. */
export interface HabitLeft extends Habit {
  readonly left?: LeftAnswer;
}

/** What a seat may leave in a game, and what of it it has left. */
export function habitsOf({ table, state }: Pick<Game, 'table' | 'state'>, seat: Seat): readonly HabitLeft[] {
  return habitsFor(table, seat).map((each) => {
    const left = leftFor(table, state, seat, each.name);
    return left ? { ...each, left } : each;
  });
}

/** What giving nothing to a decision can take along for the turn. */
export interface More {
  /** The answer by which nothing is done here. */
  readonly nothing: Json;
  /** What is left for the turn: the habits that are not left yet, by their seats, each with its first answer. */
  readonly habits: readonly (Habit & { readonly seat: Seat })[];
}

/**
 * What a seat can do without for the rest of the turn as it gives nothing here, and with it the other seats of the same person;
 * null: there is no such press.
 */
export function moreOf(
  table: ReadTable,
  state: Habitual,
  decision: Decision,
  also: readonly Seat[] = [],
): More | null {
  const { seat, id, form, optional, held } = decision;
  const name = id.slice(id.lastIndexOf('/') + 1);
  const kind = table.rulebook.decisions.find((each) => each.name === name);
  if (!kind?.more || optional || held !== undefined || !table.rules.turn) return null;
  const nothing = nothingIn(kind, form);
  if (nothing === undefined || check(form, nothing, { facts: table.rules.facts, clauses: [] })) return null;
  const own = habitOf(table, decision)?.name;
  const all = habitsFor(table, seat);
  // powers of one seat are asked in their order: what comes before is answered already
  const later = all.slice(all.findIndex((each) => each.name === own) + 1);
  const mine = later.map((each) => ({ ...each, seat }));
  const others = also
    .filter((each) => each !== seat)
    .flatMap((other) => habitsFor(table, other).map((each) => ({ ...each, seat: other })));
  const habits = [...mine, ...others].filter(
    (each) => kind.more?.includes(each.kind.name) && !leftFor(table, state, each.seat, each.name),
  );
  return habits.length === 0 ? null : { nothing, habits };
}

/** The answer of a kind of decision by which its seat does nothing in a form. */
function nothingIn(kind: DecisionKind, form: Form): Json | undefined {
  return [kind, ...(kind.otherwise ?? [])].find((each) => each.form === form.kind)?.nothing;
}

/** Give nothing, and leave the rest of what the seat does without for this turn: one act, stored as what it consists of. */
export function nothingMore(
  game: Game,
  { seat, id }: Decision,
  { nothing, habits }: More,
  sender: Sender = {},
): Game | Refusal {
  const leaves = habits.map((each) => ({
    seat: each.seat,
    habit: each.name,
    answer: Object.keys(each.kind.answers)[0] ?? '',
  }));
  return answerLeaving(game, { seat, decision: id, answer: nothing }, leaves, sender);
}

/** An answer that a seat leaves for this turn with another. */
interface LeftWith {
  readonly seat: Seat;
  readonly habit: string;
  readonly answer: Json;
}

/** Answer, and leave answers for this turn with it: one act, stored as what it consists of. */
export function answerLeaving(
  game: Game,
  move: Move,
  leaves: readonly LeftWith[],
  sender: Sender = {},
): Game | Refusal {
  if (findRequest(game, sender.request)) return answer(game, move, sender);
  const { request: _, ...by } = sender;
  let now = game;
  for (const { seat, habit, answer: given } of leaves) {
    const left = noteLeft(now, { seat, habit, leaves: { answer: given, lasts: 'turn' } }, by);
    // what is left already stays so
    if ('refused' in left && left.refused.key !== 'habit.left') return left;
    if (!('refused' in left)) now = left;
  }
  return answer(now, move, sender);
}

/**
 * What a decision is answered with for a seat that does not answer in time: what it could have left to be answered for it. There
 * is none where a door may open on it, or dice fall.
 */
export function answerInstead(table: ReadTable, decision: Decision): Json | undefined {
  const { form, clauses } = decision;
  const answers = Object.values(habitOf(table, decision)?.kind.answers ?? {});
  return answers
    .map(({ answer }) => answer(form))
    .find((each) => each !== undefined && check(form, each, { facts: table.rules.facts, clauses }) === null);
}

/**
 * What is sealed for a seat that does not answer in time where nobody is named, and nothing can be left: what it planned, else
 * nothing.
 */
export function sealedInstead(
  { rulebook, rules }: ReadTable,
  { id, form, clauses, begin }: Decision,
): Json | undefined {
  const kind = rulebook.decisions.find(({ name }) => id.endsWith(`/${name}`));
  const answers = [begin, kind && nothingIn(kind, form)];
  return answers.find(
    (each) => each !== undefined && check(form, each, { facts: rules.facts, clauses }) === null,
  );
}

/** What somebody ticks off, or no longer: which directive of which line of the seat's own record, both from 1. */
export interface TickRequest {
  readonly seat: Seat;
  readonly line: number;
  readonly item: number;
  readonly done: boolean;
}

/**
 * Tick off a directive, or no longer. Whoever was told it may, and nobody else notices. It moves nothing, has no line
 * and is never taken back: another tick is. Of a line that was taken back, only no longer: it has been put back on the map.
 */
export function tick(
  game: Game,
  { seat, line, item, done }: TickRequest,
  sender: Sender = {},
): Game | Refusal {
  if (!mayTick(game.table, seat)) return refuse(words('tick.noSeat', { seat }));
  const { entries, ticks } = readOn(game, seat);
  const moment = game.moments[(entries[line - 1] ?? 0) - 1];
  const directive = moment && directivesTo(moment, seat)[item - 1];
  if (!directive) return refuse(words('tick.none', { line, item }));
  const about: DirectiveRef = { n: moment.entry.n, i: directive.i };
  const again = repeatOf(game, sender.request, { seat, tick: about, done });
  if (again) return again;
  const { clauses } = directive.dispatch;
  if (done && !stands(moment)) return refuse(words('tick.gone', { line }), clauses);
  const isDone = doneBy(game.moments, ticks).has(keyOf(about));
  if (isDone === done) return refuse(words(done ? 'tick.done' : 'tick.open', { line, item }), clauses);
  return addQuiet(game, { ...base(game, sender), seat, tick: about, done }, game.state);
}

/** Whether a seat was told the directive of a stored tick, and it stood, or is done no longer. */
export function isTickable(
  table: Table,
  moments: readonly Moment[],
  { seat, tick: { n, i }, done }: Pick<TickEntry, 'seat' | 'tick' | 'done'>,
): boolean {
  const moment = moments[n - 1];
  if (!moment || (done && !stands(moment)) || !mayTick(table, seat)) return false;
  return directivesTo(moment, seat).some((each) => each.i === i);
}

function mayTick({ seats }: Table, seat: Seat): boolean {
  return seat !== DICE && (seat === TABLE || seats.includes(seat));
}
