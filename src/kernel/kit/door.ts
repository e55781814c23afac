import type { Door } from '../steps/dispatch.ts';
import type { Form } from '../forms/form.ts';
import { isSame, type Json, own } from '../json.ts';
import { applyWith, copyState, type HeldAnswers, type Move, type State } from '../game/play.ts';
import { isShutOnNothing, opensOn } from '../game/table.ts';
import { openDoor } from '../game/position.ts';
import type { Table } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { Decision } from '../forms/decision.ts';
import type { Findings } from './report.ts';
import { checkClauses } from './vocabulary.ts';

/** The last part of a decision's id. */
export function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Make a move on a copy, and check every door that it opens against what the rulebook says of its doors. */
export function checkOpenings(
  table: Table,
  before: State,
  decision: Decision,
  move: Move,
  found: Findings,
): State {
  const state = copyState(table, before);
  const names = namesIn(before.held, move.decision);
  const values = valuesIn(decision.form);
  const givenBy = (seat: Seat): Record<string, Json> => ({
    ...own(before.held, seat),
    ...(seat === move.seat ? { [move.decision]: move.answer } : {}),
  });
  applyWith(table, state, decision, move, {
    reveal(door) {
      checkDoor(table, state, door, { names, values, move, given: givenBy(door.from) }, found);
      openDoor(state.position, door);
    },
  });
  return state;
}

/** The names of the answered decision and of the sealed ones that it can close. */
function namesIn(held: HeldAnswers, id: string): readonly string[] {
  return [...new Set([id, ...Object.values(held).flatMap((each) => Object.keys(each))].map(nameOf))];
}

/** What a door opens on: the names of the decisions, values that they have, and what its seat answered. */
interface Opening {
  readonly names: readonly string[];
  readonly values: readonly string[];
  readonly move: Move;
  readonly given: Readonly<Record<string, Json>>;
}

/** A door is declared, cited, opens on a decision that it declares, and just where and to whom the rules open it. */
function checkDoor(
  table: Table,
  { position }: State,
  door: Door,
  { names, values, move, given }: Opening,
  found: Findings,
): void {
  const { key, to, from, clauses } = door;
  const seat = to === 'all' ? null : (to[0] ?? null);
  const kind = table.rulebook.doors.find(({ name }) => key === name || key.startsWith(`${name}/`));
  found.expect(clauses.length > 0, 'door without clause', () => key, { seat });
  checkClauses(table, clauses, found, key);
  if (!kind) return found.fault('undeclared door', key, { seat });
  found.report.doors.add(kind.name);
  const on = names.filter((name) => opensOn(kind, name, table.setup));
  // what its own seat has said unseen may be shown as another, who is the last to answer, gives nothing
  const isSaid = Object.entries(given).some(([id, said]) => on.includes(nameOf(id)) && !isSame(said, {}));
  const isShut = isSame(move.answer, {}) && isShutOnNothing(kind, move.decision) && !isSaid;
  found.expect(!isShut, 'door that opens on nothing', () => `${key} on ${move.decision}`, { seat });
  for (const name of on) found.report.openings.add(`${kind.name} on ${name}`);
  found.expect(on.length > 0, 'door on another decision', () => `${key} on ${names.join(', ')}`, { seat });
  const receivers = to === 'all' ? to : to.join(', ');
  found.expect(
    kind.may(position, door, given),
    'door that may not open',
    () => `${key} of ${from} to ${receivers} on ${names.join(', ')}`,
    { seat },
  );
  for (const value of others(door.value, values))
    found.expect(
      !kind.may(position, { ...door, value }, given),
      'door of any value',
      () => `${key} of ${from}: ${JSON.stringify(door.value)} or ${JSON.stringify(value)}`,
      { seat },
    );
}

/** So many values that a decision has are put in the place of what a door shows. */
const TRIED = 12;

/** Options and rows of a form, and the parts of their names. */
function valuesIn(form: Form): readonly string[] {
  const names =
    form.kind === 'choose'
      ? form.options.map(({ value }) => value)
      : form.kind === 'allocate'
        ? form.rows.map(({ id }) => id)
        : [];
  return [...new Set(names.flatMap((name) => [name, ...name.split('/')]))];
}

/** Values that a door must not show where it shows this one: another, one too many, one too few, another order. */
function others(value: Json, values: readonly string[]): Json[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'string')
    return [`${value}-`, ...values.filter((each) => each !== value).slice(0, TRIED)];
  if (!Array.isArray(value)) return value === null ? [true, 0] : [null];
  const list = value as readonly Json[];
  const more = values.filter((each) => !list.includes(each)).slice(0, TRIED);
  const fewer = list.length > 0 ? [list.slice(1)] : [];
  // a list that reads the same from behind is no other
  const turned = [list.toReversed()].filter((each) => !isSame(each, list));
  return [...turned, ...fewer, ...more.map((each) => [...list, each].toSorted())];
}

/** What a door declares and never did: 'door on decision', and why it seldom does; null: it should have. */
interface Unopened {
  readonly opening: string;
  readonly seldom: string | null;
}

/** What doors declare and never did. */
export function unopenedDoors(table: Pick<Table, 'rulebook'>, openings: ReadonlySet<string>): Unopened[] {
  return table.rulebook.doors
    .flatMap(({ name, on, seldom = {} }) =>
      on.map((each) => ({ opening: `${name} on ${each}`, seldom: own(seldom, each) ?? null })),
    )
    .filter(({ opening }) => !openings.has(opening));
}
