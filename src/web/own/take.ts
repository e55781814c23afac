import { call, Refused } from '../api.ts';
import { type GameRoute, go } from '../route.ts';
import { forgetDesk, keepDesk, knownDesks } from '../kept/known.ts';
import { newOwnKey } from '../kept/own-key.ts';
import { nameOf, whoseHere } from '../kept/whose.ts';

const placeOf = ({ game, key }: Pick<GameRoute, 'game' | 'key'>): string =>
  `${nameOf('taking.', whoseHere())}${game}/${key}`;

interface TakenSeat {
  readonly title: string;
}

/**
 * Take a seat with a key that is made here, and open it. The key is kept before it is sent: where the answer does not come
 * through, the same is sent again. Throws `Refused`.
 */
export async function takeSeat(
  { game, key }: Pick<GameRoute, 'game' | 'key'>,
  storage: Storage = localStorage,
): Promise<void> {
  const own = ownKeyFor({ game, key }, storage);
  const { title } = await call<TakenSeat>(`/games/${encodeURIComponent(game)}/take`, key, { key: own });
  keepDesk({ game, key: own, title, at: Date.now() }, storage);
  forgetDesk({ game, key }, storage);
  forget({ game, key }, storage);
  go({ page: 'game', game, key: own }, true);
}

const tried = new Map<string, string>();

/** The key with which a seat was to be taken here before, or a new one. */
export function ownKeyFor({ game, key }: Pick<GameRoute, 'game' | 'key'>, storage: Storage): string {
  const place = placeOf({ game, key });
  try {
    const kept = storage.getItem(place) ?? newOwnKey();
    storage.setItem(place, kept);
    return kept;
  } catch {
    // a browser that stores nothing keeps it as long as its page is open
    const kept = tried.get(place) ?? newOwnKey();
    tried.set(place, kept);
    return kept;
  }
}

function forget({ game, key }: Pick<GameRoute, 'game' | 'key'>, storage: Storage): void {
  try {
    storage.removeItem(placeOf({ game, key }));
  } catch {
    return;
  }
}

/** The key of a seat that this browser has at a game by another link; null: none. */
export function otherKey({ game, key }: Pick<GameRoute, 'game' | 'key'>): string | null {
  return knownDesks().find((each) => each.game === game && each.key !== key)?.key ?? null;
}

/** Why something was refused; what is no refusal is thrown on. */
export function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.message;
  throw error;
}
