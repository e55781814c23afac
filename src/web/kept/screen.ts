import type { Seat } from '../../kernel/forms/decision.ts';
import type { Desk } from '../api.ts';

// Whether a screen stands between the desks of one link on this device: it is for people, not for seats.

const placeOf = (game: string): string => `demarche.screen.${game}`;

/** Say on this device whether a screen stands between the desks of a game's link. One that stores nothing goes on asking. */
export function sayScreen(game: string, isWanted: boolean, storage: Storage = localStorage): void {
  try {
    storage.setItem(placeOf(game), isWanted ? 'yes' : 'no');
  } catch {
    return;
  }
}

/**
 * Whether a screen comes between the desks of a link with these seats: as was said on this device; else where the link
 * holds all seats of the game, as nobody has said then who sits where. Else one person was given several seats.
 */
export function hasScreen(
  { game, seats }: Pick<Desk, 'game' | 'seats'>,
  all: readonly Seat[],
  storage: Storage = localStorage,
): boolean {
  const said = saidOf(game, storage);
  return said === null ? all.every((seat) => seats.includes(seat)) : said === 'yes';
}

function saidOf(game: string, storage: Storage): string | null {
  try {
    return storage.getItem(placeOf(game));
  } catch {
    return null;
  }
}
