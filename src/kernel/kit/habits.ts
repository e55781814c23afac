import { isRefusal } from '../clause.ts';
import type { AnswerEntry, Entry } from '../game/entry.ts';
import { check } from '../forms/form.ts';
import { answer, type Game } from '../game/game.ts';
import { habitOf, kindFor, leftFor, whoseIs } from '../game/habit.ts';
import { isSame, type Json } from '../json.ts';
import { leaveAnswer, type LeaveRequest } from '../game/leave.ts';
import { asksOf, awaitingOf, findAsked } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import { record } from '../game/record.ts';
import { type Random } from '../forms/sample.ts';
import { TABLE } from '../seat.ts';
import type { Table } from '../rulebook.ts';
import { checkReplay } from './back.ts';
import { difference } from './difference.ts';
import type { Findings } from './report.ts';
import { type TrialGame, courseAt, type Watcher } from './side.ts';

/** So many answers of a game are left beforehand, if they can be. */
const TRIED = 3;

/** An answer that could have been left, and the others of its step that came after it. */
interface Tried {
  readonly before: Game;
  readonly given: AnswerEntry;
  readonly leaving: LeaveRequest;
  readonly others: readonly AnswerEntry[];
}

/** An answer that was left, and the same given by hand at the same point, are one to all others; and before it nobody notices. */
export function checkHabits(course: TrialGame, table: Table, random: Random, found: Findings): void {
  const able = course.game.moments.flatMap(({ entry, asked }) =>
    'decision' in entry && asked?.awaited && kindFor(table, entry.decision) ? [entry] : [],
  );
  for (let i = 0; i < TRIED && able.length > 0; i++) {
    const [entry] = able.splice(random(able.length), 1);
    const tried = entry && tryLeaving(course, table, entry, random);
    if (tried) compareByHand(tried, found);
  }
}

function tryLeaving(
  course: TrialGame,
  table: Table,
  { n, seat, decision, answer: whole }: AnswerEntry,
  random: Random,
): Tried | null {
  const before = courseAt(course, n - 1, table);
  const asked = findAsked(table, before.state, seat, decision);
  const habit = asked && habitOf(table, asked);
  const [whose, ...more] = asked ? whoseIs(asked) : [];
  // what several seats leave together, one of them alone does not
  if (!habit || whose === undefined || more.length > 0) return null;
  // what a seat had answered before, and changed or took back, it answers itself
  if (before.moments.some(({ entry }) => isAnswerTo(entry, seat, decision))) return null;
  const names = Object.keys(habit.kind.answers);
  const name = names[random(names.length)] ?? '';
  const given = habit.kind.whole ? whole : habit.kind.answers[name]?.answer(asked.form);
  const { facts } = table.rules;
  if (given === undefined || check(asked.form, given, { facts, clauses: asked.clauses })) return null;
  const lasts = (['once', 'turn', 'always'] as const)[table.rules.turn ? random(3) : 2] ?? 'once';
  return {
    before,
    given: { n, seat, decision, answer: given, hash: '' },
    leaving: { seat: whose, habit: habit.name, leaves: { answer: habit.kind.whole ? given : name, lasts } },
    others: asked.sealed ? othersAfter(course, n, seat) : [],
  };
}

const isAnswerTo = (entry: Entry, seat: string, decision: string): boolean =>
  'decision' in entry && entry.seat === seat && entry.decision === decision;

/** The sealed answers that others gave after an entry, until its step was closed. */
function othersAfter({ game: { moments } }: TrialGame, n: number, seat: string): AnswerEntry[] {
  const closing = moments.findIndex(({ closed }, at) => closed !== null && at >= n - 1);
  return moments.slice(n, closing + 1).flatMap(({ entry, asked }) => {
    const isOthers = 'decision' in entry && asked?.sealed === true && entry.seat !== seat;
    return isOthers ? [entry] : [];
  });
}

function compareByHand({ before, given, leaving, others }: Tried, found: Findings): void {
  const { decision } = given;
  const { seat } = leaving;
  const where = { seat, entry: given.n };
  found.report.habits.add(leaving.habit.split('/')[0] ?? '');
  const left = leaveAnswer(before, leaving);
  if (isRefusal(left)) return found.fault('habit', `refused: ${left.refused.key}`, where);
  if (others.length > 0) expectAlike(before, left, seat, found, 'it is noticed before it is given');
  const byHabit = others.reduce(giveTo, left);
  const byHand = giveTo(others.reduce(giveTo, before), given);
  const isGiven = byHabit.moments.some(
    ({ entry }) => 'decision' in entry && entry.decision === decision && entry.habit === true,
  );
  const isAwaited = awaitingOf(byHand.table, byHand.state).includes(given.seat) && others.length === 0;
  const asked = findAsked(before.table, before.state, given.seat, decision);
  const isOffered = asked && habitOf(before.table, asked)?.kind.gives?.(asked) === false;
  if (!isGiven && (isAwaited || isOffered)) return;
  found.expect(isGiven, 'habit', () => `${decision} is not answered`, where);
  if (!isGiven) return;
  // what follows can be left as well
  if (byHabit.moments.length !== byHand.moments.length + 1) return;
  const [{ habits: _, ...one }, other] = [byHabit.state, byHand.state];
  const differs = difference(one, other);
  found.expect(differs === null, 'habit', () => `another position than by hand: ${differs}`, where);
  expectAlike(byHand, byHabit, seat, found, 'it is not what the same answer by hand is');
  checkReplay(byHabit, found);
  const { lasts } = leaving.leaves ?? {};
  const stands = leftFor(byHabit.table, byHabit.state, seat, leaving.habit) !== undefined;
  found.expect(lasts === 'turn' || stands === (lasts === 'always'), 'habit', () => `${lasts}`, where);
}

function giveTo(game: Game, { seat, decision, answer: given }: AnswerEntry): Game {
  const next = answer(game, { seat, decision, answer: given });
  return isRefusal(next) ? game : next;
}

/** All that others see of two games must be alike. */
function expectAlike(one: Game, other: Game, seat: string, found: Findings, detail: string): void {
  for (const reader of [...one.table.seats, TABLE, null].filter((each) => each !== seat))
    found.expect(isSame(seenBy(one, reader), seenBy(other, reader)), 'habit', () => detail, { seat: reader });
}

function seenBy(game: Game, reader: Watcher): Json {
  const { table, state } = game;
  const asks = reader === null ? [] : asksOf(table, state, reader);
  const seen = [viewOf(state.position, reader), record(game, reader), asks, awaitingOf(table, state)];
  return seen as unknown as Json;
}
