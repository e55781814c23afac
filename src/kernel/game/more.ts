import type { Decision } from '../forms/decision.ts';
import { check } from '../forms/form.ts';
import { type Habit, type Habitual, habitOf, habitsFor, leftFor } from './habit.ts';
import type { Json } from '../json.ts';
import type { ReadTable } from '../rulebook.ts';

// One press for all that a seat does without in a turn: nothing here, and what it leaves for the rest of the turn.

/** What giving nothing to a decision can take along for the turn. */
export interface More {
  /** The answer by which nothing is done here. */
  readonly nothing: Json;
  /** What is left for the turn: the habits that the seat has not left yet, each with its first answer. */
  readonly habits: readonly Habit[];
}

/** What a seat can do without for the rest of the turn as it gives nothing here; null: there is no such press. */
export function moreOf(table: ReadTable, state: Habitual, decision: Decision): More | null {
  const { seat, id, form, optional, held } = decision;
  const name = id.slice(id.lastIndexOf('/') + 1);
  const kind = table.rulebook.decisions.find((each) => each.name === name);
  if (!kind?.more || optional || held !== undefined || !table.rules.turn) return null;
  const nothing = [kind, ...(kind.otherwise ?? [])].find((each) => each.form === form.kind)?.nothing;
  if (nothing === undefined || check(form, nothing, { facts: table.rules.facts, clauses: [] })) return null;
  const own = habitOf(table, decision)?.name;
  const all = habitsFor(table, seat);
  // powers of one seat are asked in their order: what comes before is answered already
  const later = all.slice(all.findIndex((each) => each.name === own) + 1);
  const habits = later.filter(
    (each) => kind.more?.includes(each.kind.name) && !leftFor(table, state, seat, each.name),
  );
  return habits.length === 0 ? null : { nothing, habits };
}
