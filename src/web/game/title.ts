import type { Desk } from '../api.ts';
import type { Book } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { type SeatState, stateText } from './seat-state.ts';

/** The sign of the window where nothing waits. */
export const ICON = 'icon.svg';

/** The title of the window: the state of whoever sits here first, then the game; for who only watches the game alone. */
export function titleOf(desk: Desk, state: SeatState, book: Book): string {
  const isWatching = desk.seat === null && desk.seats.length === 0;
  return isWatching || state.kind === 'over'
    ? `${desk.title} \u00b7 ${deskTexts.name}`
    : `${stateText(desk, state, book)} \u00b7 ${desk.title}`;
}

/** The sign of the window: another one while something waits for this person, or they may help. */
export function iconOf({ kind }: SeatState): string {
  if (kind === 'turn') return 'icon-turn.svg';
  return kind === 'help' ? 'icon-help.svg' : ICON;
}
