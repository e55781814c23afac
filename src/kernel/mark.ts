import { DICE, type Decision } from './decision.ts';
import { canonical, own } from './json.ts';
import type { State } from './play.ts';
import { hashOfText } from './position.ts';
import type { DoorKind, Setup, Table } from './rulebook.ts';

/** Whether a door may open on the answer to a decision with this id, by what the rulebook says of its doors. */
export function mayOpen({ rulebook, setup }: Table, id: string): boolean {
  const name = id.slice(id.lastIndexOf('/') + 1);
  return rulebook.doors.some((door) => opensOn(door, name, setup));
}

/** Whether a door may open on the answer to a decision of this name in a game. */
export function opensOn({ on, only = {} }: DoorKind, name: string, setup: Setup): boolean {
  return on.includes(name) && own(only, name)?.(setup) !== false;
}

/** Whether an answer to a decision counts only on an up-to-date view: doors may open on it, or dice fall. */
export function needsMark(table: Table, { seat, id }: Pick<Decision, 'seat' | 'id'>): boolean {
  return seat === DICE || mayOpen(table, id);
}

/**
 * What a seat saw when it was asked: the hash of what is open, of its own secrets, and of the form. Held answers,
 * drafts, who has answered and proposals are no part of it, so seats that answer at once do not refuse each other.
 * `open`: the bytes of what is open, where they are known.
 */
export function markOf(
  { position }: State,
  { seat, form }: Pick<Decision, 'seat' | 'form'>,
  open: string = canonical(position.open),
): string {
  return hashOfText(`[${open},${canonical(own(position.sealed, seat) ?? null)},${canonical(form)}]`);
}
