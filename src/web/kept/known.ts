import { LOOKED } from './looked.ts';
import { keptGames } from './kept-links.ts';
import { nameOf, type Whose, whoseHere } from './whose.ts';

/** A desk that was opened in this browser: whoever has its key has its seats. */
export interface KnownDesk {
  readonly game: string;
  readonly key: string;
  /** What the game was called. */
  readonly title: string;
  /** When it was opened last, in milliseconds. */
  readonly at: number;
}

const PLACE = 'desk.';

const placeOf = ({ game, key }: Pick<KnownDesk, 'game' | 'key'>): string =>
  `${nameOf(PLACE, whoseHere())}${game}/${key}`;

/** Keep that a desk was opened. A browser that stores nothing knows of no game afterwards. */
export function keepDesk(desk: KnownDesk, storage: Storage = localStorage): void {
  try {
    storage.setItem(placeOf(desk), JSON.stringify(desk));
  } catch {
    return;
  }
}

/** By seat, the last line of a game that this browser has shown; a spectator’s under the empty name. */
export function lookedAt(game: string, storage: Storage = localStorage): Readonly<Record<string, number>> {
  const place = `${LOOKED}${game}/`;
  try {
    const seats = Object.keys(storage).filter((each) => each.startsWith(place));
    const found = seats.map((each) => [each.slice(place.length), Number(storage.getItem(each))] as const);
    return Object.fromEntries(found.filter(([, line]) => Number.isSafeInteger(line) && line >= 0));
  } catch {
    return {};
  }
}

/** Know of a desk no longer. */
export function forgetDesk(desk: Pick<KnownDesk, 'game' | 'key'>, storage: Storage = localStorage): void {
  storage.removeItem(placeOf(desk));
}

/** The desks that this browser knows, the one that was opened last first; one person's own game stands among them once it is made. */
export function knownDesks(
  storage: Storage = localStorage,
  whose: Whose = whoseHere(),
): readonly KnownDesk[] {
  const opened = openedDesks(storage, whose);
  const made = keptGames(storage, whose).flatMap(({ game, title, people, mine }): KnownDesk[] => {
    const [only] = people;
    const isKnown = opened.some((each) => each.game === game);
    return people.length === 1 && only && !mine && !isKnown ? [{ game, key: only.key, title, at: 0 }] : [];
  });
  return [...opened, ...made].toSorted((one, other) => other.at - one.at);
}

/** The desks that were opened in this browser. */
export function openedDesks(storage: Storage, whose: Whose = whoseHere()): readonly KnownDesk[] {
  const place = nameOf(PLACE, whose);
  try {
    return Object.keys(storage)
      .filter((each) => each.startsWith(place))
      .flatMap((each) => deskIn(JSON.parse(storage.getItem(each) ?? 'null')) ?? []);
  } catch {
    return [];
  }
}

/** What is stored, where it is what this version of the page stores. */
export function deskIn(stored: unknown): KnownDesk | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { game, key, title, at } = stored as Partial<KnownDesk>;
  const isWhole = [game, key, title].every((each) => typeof each === 'string') && typeof at === 'number';
  return isWhole ? (stored as KnownDesk) : null;
}
