import type { PlayersFile } from '../set-up/files.ts';
import type { Seating } from './seats.ts';

/** Who rolls: the program, or the players, who type what fell. */
export type Dice = 'program' | 'typed';

/** What was filled in to make a game: no key is in it. */
export interface SetUp {
  readonly book: string;
  readonly scenario: string;
  readonly seating: Seating;
  readonly dice: Dice;
  readonly title: string;
  readonly rulings: Readonly<Record<string, string>>;
  readonly files: readonly PlayersFile[];
  /** Whether the club file of this browser was used. */
  readonly club: boolean;
}

const PLACE = 'demarche.set-up';

/** Keep what a game was made from, for whoever comes back to this place in the history of this tab. */
export function keepSetUp(
  setUp: SetUp,
  storage: Storage = sessionStorage,
  history: Pick<History, 'replaceState'> = window.history,
): void {
  try {
    const files = setUp.files.map(({ name, text }) => ({ name, text }));
    storage.setItem(PLACE, JSON.stringify({ ...setUp, files }));
    history.replaceState({ setUp: true }, '');
  } catch {
    // a browser that stores nothing offers nothing again
  }
}

/** What was filled in here before the game was made; null: one comes here anew. */
export function keptSetUp(
  storage: Storage = sessionStorage,
  history: Pick<History, 'state'> = window.history,
): SetUp | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('setUp' in state)) return null;
  try {
    return JSON.parse(storage.getItem(PLACE) ?? 'null') as SetUp | null;
  } catch {
    return null;
  }
}
