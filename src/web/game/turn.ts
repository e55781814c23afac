import { DICE, type Seat, TABLE } from '../../kernel/decision.ts';
import type { Desk } from '../api.ts';
import type { Book } from '../book.tsx';
import { capital, listed, t } from '../texts.ts';

/**
 * Whose turn it is at this desk: its own seat's, or, where there are no secrets, that of any other seat of the same person:
 * the desk is about to go there.
 */
export function turnAt({ seat, seats, awaiting }: Desk, { secrets }: Book): Seat | null {
  if (seat === null || awaiting.includes(seat)) return seat;
  return secrets ? null : (seats.find((each) => awaiting.includes(each)) ?? null);
}

/** For what or whom the table waits, as this desk is told. */
export function headlineOf(desk: Desk, book: Book): string {
  const { name } = book;
  if (desk.over) return t.table.over;
  const turn = turnAt(desk, book);
  if (turn !== null) return capital(t.table.yours(name(turn)));
  if (desk.awaiting.includes(DICE)) return t.table.dice;
  if (desk.awaiting.includes(TABLE)) return t.table.table;
  if (desk.seat !== null && desk.answered.includes(desk.seat)) return t.table.sealed;
  return t.table.waiting(listed(desk.awaiting.map(name)));
}
