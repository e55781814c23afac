import type { Decision } from '../forms/decision.ts';
import type { AnswerEntry, HabitEntry, LeftAnswer } from './entry.ts';
import { check, type Form } from '../forms/form.ts';
import { type Json, own } from '../json.ts';
import { mayOpen, mayOpenOnNothing } from './table.ts';
import type { Position } from './position.ts';
import type { DecisionKind, HabitKind, ReadTable, Rulebook } from '../rulebook.ts';
import { type Seat, TABLE } from '../seat.ts';

// What seats leave to be answered for them. It moves nothing, and is no part of a position.

/** What each seat has left, by the names of habits. Never changed in place. */
export type Habits = Readonly<Record<Seat, Readonly<Record<string, LeftAnswer>>>>;

/** A habit of a seat: its name, and the power or the thing that it is for, where the seat leaves an answer for each. */
export interface Habit {
  readonly name: string;
  readonly kind: HabitKind;
  readonly power?: string;
  readonly of?: string;
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
function opensOnLeft(table: ReadTable, id: string, { nothingAlone, gives }: HabitKind): boolean {
  if (gives) return false;
  return nothingAlone ? mayOpenOnNothing(table, id) : mayOpen(table, id);
}

/** Whether what it is for is asked in a game. */
function isIn({ setup }: ReadTable, { only }: HabitKind): boolean {
  return only?.(setup) !== false;
}

/** The decisions of a game for which answers may be left: not where a door may open on them, or dice fall. */
function leavable(table: ReadTable): readonly (DecisionKind & { readonly habit: HabitKind })[] {
  return table.rulebook.decisions.flatMap((kind) => {
    const { name, form, habit } = kind;
    return habit && form !== 'roll' && isIn(table, habit) && !opensOnLeft(table, name, habit)
      ? [{ ...kind, habit }]
      : [];
  });
}

function powersOf({ setup }: ReadTable, seat: Seat): readonly string[] {
  return setup.scenario.seats.find(({ id }) => id === seat)?.powers ?? [];
}

function habitEach(kind: HabitKind, of: string): Habit {
  return { name: `${kind.name}/${of}`, kind, of };
}

function habit(kind: HabitKind, power?: string): Habit {
  return power === undefined ? { name: kind.name, kind } : { name: `${kind.name}/${power}`, kind, power };
}

/** The habits for which a seat may leave answers in a game. */
export function habitsFor(table: ReadTable, seat: Seat): readonly Habit[] {
  if (!table.seats.includes(seat)) return [];
  const powers = powersOf(table, seat);
  const all = leavable(table).flatMap(({ habit: kind }) => {
    if ((kind.seats && !kind.seats.includes(seat)) || kind.in?.(table.setup) === false) return [];
    if (kind.each) return kind.each(seat).map((of) => habitEach(kind, of));
    return kind.eachPower && powers.length > 1 ? powers.map((power) => habit(kind, power)) : [habit(kind)];
  });
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** The answers that may be left for a decision with this id; undefined: none. */
export function kindFor(table: ReadTable, id: string): HabitKind | undefined {
  const kind = kindsIn(table.rulebook).get(id.slice(id.lastIndexOf('/') + 1));
  return kind && isIn(table, kind) && !opensOnLeft(table, id, kind) ? kind : undefined;
}

/** The seats whose a decision is: of what the table is asked of some, theirs. */
export function whoseIs({ seat, askedOf = [] }: Pick<Decision, 'seat' | 'askedOf'>): readonly Seat[] {
  return seat === TABLE ? askedOf : [seat];
}

/** The habit that an answer to a decision can be; null: none. */
export function habitOf(table: ReadTable, decision: Decision): Habit | null {
  const { id, optional, form } = decision;
  const kind = kindFor(table, id);
  const [seat] = whoseIs(decision);
  if (!kind || optional || form.kind === 'roll' || seat === undefined || !table.seats.includes(seat))
    return null;
  const of = kind.each?.(seat).find((each) => id.includes(`/${each}/`));
  if (kind.each) return of === undefined ? null : habitEach(kind, of);
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

/** The answer that its seats have left for a decision, each of them the same, if its form takes it. */
export function answerLeft(table: ReadTable, state: Habitual, decision: Decision): Json | undefined {
  const { habits } = state;
  const seats = whoseIs(decision);
  if (!habits || seats.length === 0 || !seats.every((seat) => own(habits, seat))) return undefined;
  const found = habitOf(table, decision);
  const [left, ...others] = found ? seats.map((seat) => leftFor(table, state, seat, found.name)) : [];
  if (!found || !left || others.some((each) => each?.answer !== left.answer)) return undefined;
  const { form, clauses } = decision;
  const given = answerMeant(found.kind, left.answer, form);
  if (given === undefined) return undefined;
  return check(form, given, { facts: table.rules.facts, clauses }) === null ? given : undefined;
}

/** What is left comes to in a form: what its name stands for, or itself. */
function answerMeant({ answers }: HabitKind, answer: Json, form: Form): Json | undefined {
  return typeof answer === 'string' ? own(answers, answer)?.answer(form) : answer;
}

/** Whether an answer can be left for a habit. */
export function canLeave({ answers, whole }: HabitKind, answer: Json): boolean {
  return typeof answer === 'string' ? own(answers, answer) !== undefined : whole === true;
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
  if (again !== undefined || !state.habits) return;
  for (const seat of whoseIs(decision)) {
    if (!own(state.habits ?? {}, seat)) continue;
    const found = habitOf(table, decision);
    const left = found && own(own(state.habits ?? {}, seat) ?? {}, found.name);
    if (found && left?.lasts === 'once') leave(state, { seat, habit: found.name, left: null });
  }
}
