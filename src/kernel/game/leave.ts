import { addQuiet, base } from './enter.ts';
import { type Refusal, refuse } from '../clause.ts';
import type { Lasts, Left } from './entry.ts';
import { type Game, repeated, type Sender } from './game.ts';
import { settle } from './settle.ts';
import { type Habit, habitsFor, leave, leftFor } from './habit.ts';
import { isSame, own } from '../json.ts';
import { copyState } from './play.ts';
import type { Seat } from '../seat.ts';
import { words } from '../texts/words.ts';

/** What a seat leaves to be answered for it: which answer of which habit, and how long; null: no longer anything. */
export interface LeaveRequest {
  readonly seat: Seat;
  readonly habit: string;
  readonly leaves: { readonly answer: string; readonly lasts: Lasts } | null;
}

/**
 * Leave an answer for a habit, change it, or leave none any more. It is hidden from others like a sealed answer, moves nothing,
 * has no line and is never taken back: leaving something else is. What is asked already is answered with it.
 */
export function leaveAnswer(game: Game, request: LeaveRequest, sender: Sender = {}): Game | Refusal {
  const next = noteLeft(game, request, sender);
  return 'refused' in next ? next : settle(next);
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
  const again = repeated(game, sender.request, { seat, habit: name, left });
  if (again) return again;
  const why = whyNot(table, { seat, habit: name, left }, turn, now);
  if (why) return why;
  const next = copyState(table, state);
  const body = { ...base(game, sender), seat, habit: name, left };
  leave(next, body);
  return addQuiet(game, body, next);
}

function leftNow({ answer, lasts }: NonNullable<LeaveRequest['leaves']>, turn: number | undefined): Left {
  return { answer, lasts, ...(lasts === 'turn' && turn !== undefined ? { turn } : {}) };
}

function whyNot(
  table: Game['table'],
  { seat, habit, left }: { readonly seat: Seat; readonly habit: string; readonly left: Left | null },
  turn: number | undefined,
  now: Left | undefined,
): Refusal | null {
  const found = habitsFor(table, seat).find((each: Habit) => each.name === habit);
  if (!found) return refuse(words('habit.none', { seat, habit }));
  if (!left) return now ? null : refuse(words('habit.notLeft', { seat, habit }));
  const { answer, lasts } = left;
  if (!own(found.kind.answers, answer)) return refuse(words('habit.noAnswer', { habit, answer }));
  if (lasts === 'turn' && turn === undefined) return refuse(words('habit.noTurn'));
  return now && isSame(now, left) ? refuse(words('habit.left', { seat, habit })) : null;
}

/** A habit of a seat with what it has left for it. */
export interface HabitLeft extends Habit {
  readonly left?: Left;
}

/** What a seat may leave in a game, and what of it it has left. */
export function habitsOf({ table, state }: Pick<Game, 'table' | 'state'>, seat: Seat): readonly HabitLeft[] {
  return habitsFor(table, seat).map((each) => {
    const left = leftFor(table, state, seat, each.name);
    return left ? { ...each, left } : each;
  });
}
