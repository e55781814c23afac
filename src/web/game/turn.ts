import { DICE, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { inRound } from '../../kernel/game/asked-first.ts';
import { isSame } from '../../kernel/json.ts';
import type { Desk } from '../api.ts';
import type { Book } from '../book.tsx';
import { isOthersRoll, rollerOf } from '../roll/whose.ts';
import { capital, listed, deskTexts } from '../texts.ts';
import { tellersOf, toldBy } from '../side/tellers.ts';

/** Whether a person acts at this desk: at that of a seat, or, with any seat, at the desk that shows no secret of theirs. */
export function mayAct({ seat, seats }: Pick<Desk, 'seat' | 'seats'>): boolean {
  return seat !== null || seats.length > 0;
}

/** Whether nobody but the table or the dice is asked: that has no secret, and needs no desk that shows one. */
export function isCommon(awaiting: readonly Seat[]): boolean {
  return awaiting.length > 0 && awaiting.every((seat) => seat === TABLE || seat === DICE);
}

/**
 * Whose turn it is at this desk: its own seat's, or, where there are no secrets, that of any other seat of the same person:
 * the desk is about to go there.
 */
export function turnAt(desk: Desk, { secrets }: Pick<Book, 'secrets'>): Seat | null {
  const { seat, awaiting } = desk;
  if (seat === null || awaiting.includes(seat)) return seat;
  return secrets ? null : (nextSeats(desk, { screen: false })[0] ?? null);
}

/**
 * The seat of the same person to which the desk goes on by itself; null: it stays. Where there are secrets only once somebody
 * else is asked than when it was opened (one can look at what one has sealed), and behind a screen only when its own answer
 * is sealed: then there is nothing to read.
 */
export function followed(
  desk: Desk,
  { secrets, screen }: Pick<Book, 'secrets' | 'screen'>,
  before: readonly Seat[],
): Seat | null {
  const { seat, answered, awaiting } = desk;
  if (seat === null) return isCommon(awaiting) ? null : (nextSeats(desk, { screen })[0] ?? null);
  if (awaiting.includes(seat)) return null;
  const stays = secrets && (isSame(awaiting, before) || (screen && !answered.includes(seat)));
  return stays ? null : (nextSeats(desk, { screen })[0] ?? null);
}

/** The other seats of the same person that are asked, as the desk goes to them: behind a screen as one device goes round. */
export function nextSeats(
  { seat, seats, awaiting }: Pick<Desk, 'seat' | 'seats' | 'awaiting'>,
  { screen }: Pick<Book, 'screen'>,
): readonly Seat[] {
  const asked = seats.filter((each) => each !== seat && awaiting.includes(each));
  return screen ? inRound(asked, seat) : asked;
}

/** Whose roll it is, where a rule says so. */
export function rollText(desk: Parameters<typeof isOthersRoll>[0], name: (seat: Seat) => string): string {
  const owner = rollerOf(desk);
  if (owner === undefined) return deskTexts.table.dice;
  return isOthersRoll(desk) ? deskTexts.table.rolls(name(owner)) : deskTexts.table.yourRoll(name(owner));
}

/** For what or whom the table waits, as this desk is told. */
export function headlineOf(desk: Desk, book: Book): string {
  const { name } = book;
  if (desk.over) return deskTexts.table.over;
  const turn = turnAt(desk, book);
  if (turn !== null) return capital(deskTexts.table.yours(name(turn)));
  if (desk.awaiting.includes(DICE)) return capital(rollText(desk, name));
  const told = toldBy(desk);
  if (told) {
    const tellers = tellersOf(desk, told);
    const mine = tellers.find((seat) => desk.seats.includes(seat));
    return mine === undefined
      ? deskTexts.table.waiting(listed(tellers.map(name)))
      : capital(deskTexts.table.yours(name(mine)));
  }
  if (desk.awaiting.includes(TABLE)) return deskTexts.table.table;
  if (desk.seat !== null && desk.answered.includes(desk.seat)) return deskTexts.table.sealed;
  return deskTexts.table.waiting(listed(desk.awaiting.map(name)));
}
