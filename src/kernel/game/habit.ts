import type { Decision } from '../forms/decision.ts';
import type { AnswerEntry, HabitEntry, LeftAnswer } from './entry.ts';
import { check } from '../forms/form.ts';
import { type Json, own } from '../json.ts';
import { mayOpen, mayOpenOnNothing } from './table.ts';
import type { Position } from './position.ts';
import type { DecisionKind, HabitKind, ReadTable, Rulebook } from '../rulebook.ts';
import type { Seat } from '../seat.ts';

// What seats leave to be answered for them. It moves nothing, and is no part of a position.

/** What each seat has left, by the names of habits. Never changed in place. */
export type Habits = Readonly<Record<Seat, Readonly<Record<string, LeftAnswer>>>>;

/** A habit of a seat: its name, and the power that it is for, where the seat leaves an answer for each. */
export interface Habit {
  readonly name: string;
  readonly kind: HabitKind;
  readonly power?: string;
}

/** What is left, where something can be. */
export interface Habitual {
  readonly position: Pick<Position, 'open'>;
  readonly habits?: Habits;
}

const kindsOf = new WeakMap<Rulebook, ReadonlyMap<string, HabitKind>>();

/** The habits of a rulebook by the names of decisions. */
function kindsIn(rulebook: Rulebook): ReadonlyMap<string, HabitKind> {
  const known = kindsOf.get(rulebook);
  if (known) return known;
  const pairs = rulebook.decisions.flatMap(({ name, habit }) => (habit ? [[name, habit] as const] : []));
  const made = new Map(pairs);
  kindsOf.set(rulebook, made);
  return made;
}

/** Whether a door may open on what is left for a decision; that can be nothing alone. */
function opensOnLeft(table: ReadTable, id: string, { nothingAlone }: HabitKind): boolean {
  return nothingAlone ? mayOpenOnNothing(table, id) : mayOpen(table, id);
}

/** The decisions of a game for which answers may be left: not where a door may open on them, or dice fall. */
function leavable(table: ReadTable): readonly (DecisionKind & { readonly habit: HabitKind })[] {
  return table.rulebook.decisions.flatMap((kind) => {
    const { name, form, habit } = kind;
    return habit && form !== 'roll' && !opensOnLeft(table, name, habit) ? [{ ...kind, habit }] : [];
  });
}

function powersOf({ setup }: ReadTable, seat: Seat): readonly string[] {
  return setup.scenario.seats.find(({ id }) => id === seat)?.powers ?? [];
}

function habit(kind: HabitKind, power?: string): Habit {
  return power === undefined ? { name: kind.name, kind } : { name: `${kind.name}/${power}`, kind, power };
}

/** The habits for which a seat may leave answers in a game. */
export function habitsFor(table: ReadTable, seat: Seat): readonly Habit[] {
  if (!table.seats.includes(seat)) return [];
  const powers = powersOf(table, seat);
  const all = leavable(table).flatMap(({ habit: kind }) => {
    if (kind.seats && !kind.seats.includes(seat)) return [];
    return kind.eachPower && powers.length > 1 ? powers.map((power) => habit(kind, power)) : [habit(kind)];
  });
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** The answers that may be left for a decision with this id; undefined: none. */
export function kindFor(table: ReadTable, id: string): HabitKind | undefined {
  const kind = kindsIn(table.rulebook).get(id.slice(id.lastIndexOf('/') + 1));
  return kind && !opensOnLeft(table, id, kind) ? kind : undefined;
}

/** The habit that an answer to a decision can be; null: none. */
export function habitOf(table: ReadTable, { seat, id, optional, form }: Decision): Habit | null {
  const kind = kindFor(table, id);
  if (!kind || optional || form.kind === 'roll' || !table.seats.includes(seat)) return null;
  const powers = powersOf(table, seat);
  if (!kind.eachPower || powers.length < 2) return habit(kind);
  const power = powers.find((each) => id.split('/').includes(each));
  return power === undefined ? null : habit(kind, power);
}

/** What a seat has left for a habit, as long as that stands. */
export function leftFor(
  { rules }: ReadTable,
  state: Habitual,
  seat: Seat,
  name: string,
): LeftAnswer | undefined {
  const left = own(own(state.habits ?? {}, seat) ?? {}, name);
  const isOver = left?.lasts === 'turn' && left.turn !== rules.turn?.(state.position.open);
  return isOver ? undefined : left;
}

/** The answer that its seat has left for a decision, if its form takes it. */
export function answerLeft(table: ReadTable, state: Habitual, decision: Decision): Json | undefined {
  if (!state.habits || !own(state.habits, decision.seat)) return undefined;
  const found = habitOf(table, decision);
  const left = found && leftFor(table, state, decision.seat, found.name);
  const { form, clauses } = decision;
  const given = left && own(found.kind.answers, left.answer)?.answer(form);
  if (given === undefined) return undefined;
  return check(form, given, { facts: table.rules.facts, clauses }) === null ? given : undefined;
}

/** An entry says what a seat leaves, in place. */
export function leave(state: { habits?: Habits }, { seat, habit: name, left }: Leaving): void {
  const { [seat]: mine = {}, ...others } = state.habits ?? {};
  const { [name]: _, ...rest } = mine;
  const now = left ? { ...rest, [name]: left } : rest;
  const all = Object.keys(now).length > 0 ? { ...others, [seat]: now } : others;
  if (Object.keys(all).length > 0) state.habits = all;
  else delete state.habits;
}

type Leaving = Pick<HabitEntry, 'seat' | 'habit' | 'left'>;

/** A decision is answered: what was left for once is used up, in place; not by what only comes again. */
export function useUp(
  table: ReadTable,
  state: { habits?: Habits },
  decision: Decision,
  { again }: Pick<AnswerEntry, 'again' | 'seat'>,
): void {
  if (again !== undefined || !state.habits || !own(state.habits, decision.seat)) return;
  const found = habitOf(table, decision);
  const left = found && own(own(state.habits, decision.seat) ?? {}, found.name);
  if (found && left?.lasts === 'once') leave(state, { seat: decision.seat, habit: found.name, left: null });
}
