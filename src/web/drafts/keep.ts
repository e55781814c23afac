import type { Seat } from '../../kernel/seat.ts';
import { call, Refused } from '../api.ts';
import type { BegunAnswer } from '../game/begun.ts';
import type { GameRoute } from '../route.ts';

/** An answer that was begun, and when it was kept. */
export interface Kept {
  readonly draft: BegunAnswer;
  readonly at: number;
  /** Who began it, whose link has ended since: it is offered, and is not this person's. */
  readonly from?: string;
}

/** Whose draft of what. */
export interface DraftPlace extends Pick<GameRoute, 'game' | 'key'> {
  readonly seat: Seat;
  /** What the draft of a decision is kept by. */
  readonly decision: string;
}

const PLACE = 'demarche-draft/';
const hereAt = ({ game, seat, decision }: DraftPlace): string => `${PLACE}${game}/${seat}/${decision}`;
const pathOf = ({ game }: DraftPlace): string => `/games/${encodeURIComponent(game)}/drafts`;

/** What this browser keeps until the server does. */
export function keptHere(place: DraftPlace, storage: Storage = localStorage): Kept | null {
  try {
    return JSON.parse(storage.getItem(hereAt(place)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Keep it in this browser; null: no longer. Returns whether the browser does. */
export function keepHere(place: DraftPlace, kept: Kept | null, storage: Storage = localStorage): boolean {
  try {
    if (kept) storage.setItem(hereAt(place), JSON.stringify(kept));
    else storage.removeItem(hereAt(place));
    return true;
  } catch {
    return false;
  }
}

/** What is kept of a decision, here or by the server, whichever is the later; and whether the server has it. */
export async function draftOf(place: DraftPlace): Promise<(Kept & { readonly isThere: boolean }) | null> {
  const here = keptHere(place);
  const query = new URLSearchParams({ seat: place.seat });
  const all = await call<readonly (Kept & { decision: string })[]>(
    `${pathOf(place)}?${query}`,
    place.key,
  ).catch(() => []);
  const there = all.find(({ decision }) => decision === place.decision);
  if (here && !(there && there.at >= here.at)) return { ...here, isThere: false };
  keepHere(place, null);
  if (!there) return null;
  const { draft, at, from } = there;
  return { draft, at, ...(from === undefined ? {} : { from }), isThere: true };
}

/** Let the server keep nothing of it any more. */
export async function dropThere({ game, key, seat, decision }: DraftPlace): Promise<void> {
  await call(pathOf({ game, key, seat, decision }), key, { seat, decision, draft: null }).catch(
    () => undefined,
  );
}

/** Let the server keep it; away: it cannot be reached. What it refuses is kept nowhere: nobody asks it any more. */
export async function keepThere(place: DraftPlace, kept: Kept): Promise<Kept | 'away' | 'refused'> {
  const { seat, decision } = place;
  try {
    const { at } = await call<{ at: number }>(pathOf(place), place.key, {
      seat,
      decision,
      draft: kept.draft,
    });
    if (keptHere(place)?.at === kept.at) keepHere(place, null);
    return { ...kept, at };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 0 || error.status >= 500) return 'away';
    keepHere(place, null);
    return 'refused';
  }
}
