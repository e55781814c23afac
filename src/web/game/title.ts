import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import type { Desk } from '../api.ts';
import { isOthersRoll } from '../roll/whose.ts';
import { t } from '../texts.ts';
import { rollText } from './turn.ts';

/** The sign of the window where nothing waits. */
export const ICON = '/icon.svg';

/** The title of the window: what waits for this person first, then the game; else the game alone. */
export function titleOf(desk: Desk, name: (seat: Seat) => string): string {
  const waits = waitsFor(desk, name);
  return waits === null ? `${desk.title} \u00b7 ${t.name}` : `${waits} \u00b7 ${desk.title}`;
}

/** The sign of the window: another one while something waits for this person. */
export function iconOf(desk: Desk, name: (seat: Seat) => string): string {
  return waitsFor(desk, name) === null ? ICON : '/icon-turn.svg';
}

/** A consent that is asked of this person, a turn of its seats, a die or a question to the table. */
function waitsFor(desk: Desk, name: (seat: Seat) => string): string | null {
  const { seat, seats, awaiting, proposal } = desk;
  if (seat === null && seats.length === 0) return null;
  if (proposal?.missing.some((each) => seats.includes(each))) return t.table.consent(proposal.by);
  if (seat !== null && awaiting.includes(seat)) return t.table.yours(name(seat));
  const other = seats.find((each) => awaiting.includes(each));
  if (other !== undefined) return t.table.yours(name(other));
  if (awaiting.includes(DICE)) return isOthersRoll(desk) ? null : rollText(desk, name);
  return awaiting.includes(TABLE) ? t.table.table : null;
}
