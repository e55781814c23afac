import type { Door } from '../dispatch.ts';
import { own } from '../json.ts';
import { copyState, type Held, makeMove, type Move, type State } from '../play.ts';
import { opensOn } from '../mark.ts';
import { openDoor } from '../position.ts';
import type { Table } from '../rulebook.ts';
import type { Decision } from '../decision.ts';
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
  makeMove(table, state, decision, move, {
    reveal(door) {
      checkDoor(table, state, door, names, found);
      openDoor(state.position, door);
    },
  });
  return state;
}

/** The names of the answered decision and of the sealed ones that it can close. */
function namesIn(held: Held, id: string): readonly string[] {
  return [...new Set([id, ...Object.values(held).flatMap((each) => Object.keys(each))].map(nameOf))];
}

/** A door is declared, cited, opens on a decision that it declares, and just where and to whom the rules open it. */
function checkDoor(
  table: Table,
  { position }: State,
  door: Door,
  names: readonly string[],
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
  for (const name of on) found.report.openings.add(`${kind.name} on ${name}`);
  found.expect(on.length > 0, 'door on another decision', () => `${key} on ${names.join(', ')}`, { seat });
  const receivers = to === 'all' ? to : to.join(', ');
  found.expect(
    kind.may(position, door),
    'door that may not open',
    () => `${key} of ${from} to ${receivers} on ${names.join(', ')}`,
    { seat },
  );
}

/** What a door declares and never did: 'door on decision', and why it seldom does; null: it should have. */
export interface Unopened {
  readonly opening: string;
  readonly seldom: string | null;
}

/** What doors declare and never did. */
export function unopened(table: Pick<Table, 'rulebook'>, openings: ReadonlySet<string>): Unopened[] {
  return table.rulebook.doors
    .flatMap(({ name, on, seldom = {} }) =>
      on.map((each) => ({ opening: `${name} on ${each}`, seldom: own(seldom, each) ?? null })),
    )
    .filter(({ opening }) => !openings.has(opening));
}
