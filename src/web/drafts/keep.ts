import type { Seat } from '../../kernel/seat.ts';
import { isRecord } from '../../kernel/json.ts';
import { call, Refused } from '../api.ts';
import type { BegunAnswer } from '../answer/begun.ts';
import type { GameRoute } from '../route.ts';

/** An answer that was begun, and when it was kept. */
export interface Kept {
  readonly draft: BegunAnswer;
  readonly at: number;
  /** Who began it, whose link has ended since: it is offered, and is not this person's. */
  readonly from?: string;
}

/** What goes on from a draft that the server had, by when that was kept; null: from none. */
export interface Continued extends Kept {
  readonly had: number | null;
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
export function keptHere(place: DraftPlace, storage: Storage = localStorage): Continued | null {
  try {
    return JSON.parse(storage.getItem(hereAt(place)) ?? 'null') as Continued | null;
  } catch {
    return null;
  }
}

/** Keep it in this browser; null: no longer. Returns whether the browser does. */
export function keepHere(
  place: DraftPlace,
  kept: Continued | null,
  storage: Storage = localStorage,
): boolean {
  try {
    if (kept) storage.setItem(hereAt(place), JSON.stringify(kept));
    else storage.removeItem(hereAt(place));
    return true;
  } catch {
    return false;
  }
}

/** What is kept of a decision by the server; null: nothing, or the server is away. */
export async function keptThere(place: DraftPlace): Promise<Kept | null> {
  const query = new URLSearchParams({ seat: place.seat });
  const all = await call<readonly (Kept & { decision: string })[]>(
    `${pathOf(place)}?${query}`,
    place.key,
  ).catch(() => []);
  const found = all.find(({ decision }) => decision === place.decision);
  if (!found) return null;
  const { draft, at, from } = found;
  return { draft, at, ...(from === undefined ? {} : { from }) };
}

/** Let the server keep nothing of it any more. */
export async function dropThere({ game, key, seat, decision }: DraftPlace): Promise<void> {
  await call(pathOf({ game, key, seat, decision }), key, { seat, decision, draft: null }).catch(
    () => undefined,
  );
}

/** What became of a draft that the server was to keep. */
export type Sent = { readonly at: number } | { readonly other: Kept } | 'away' | 'refused';

/**
 * Let the server keep it. `other`: that was written elsewhere since, and is kept. Away: the server cannot be reached. What it
 * refuses is kept nowhere: nobody asks it any more.
 */
export async function keepThere(place: DraftPlace, kept: Continued, signal: AbortSignal): Promise<Sent> {
  const { seat, decision } = place;
  const { draft, had } = kept;
  try {
    return await call<{ at: number }>(pathOf(place), place.key, { seat, decision, draft, had }, signal);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 0 || error.status >= 500) return 'away';
    return isRecord(error.there) ? { other: error.there as unknown as Kept } : 'refused';
  }
}
