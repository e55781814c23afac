import { DICE, type Decision } from '../forms/decision.ts';
import { canonical, own } from '../json.ts';
import { mayOpen } from './may-open.ts';
import type { State } from './play.ts';
import { hashOfText } from './hash.ts';
import type { Table } from '../rulebook.ts';

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
