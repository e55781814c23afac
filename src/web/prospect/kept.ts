import type { FactSchema } from '../../kernel/sums/facts.ts';
import { type Assumptions, readAssumptions } from '../../kernel/sums/assume.ts';
import type { Seat } from '../../kernel/seat.ts';

// What a seat assumes stands in the browser that it is set in, and nowhere else.

const placeOf = (game: string, seat: Seat): string => `demarche.assumed.${game}.${seat}`;

/** What a seat has set in a game. */
export function keptAssumptions(
  game: string,
  seat: Seat,
  schema: FactSchema,
  storage: Storage = localStorage,
): Assumptions {
  try {
    return readAssumptions(JSON.parse(storage.getItem(placeOf(game, seat)) ?? '{}'), schema);
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

/** Told whenever a seat sets what it assumes, until the function that comes back is called. */
export function onAssumed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keep what a seat has set. Where nothing can be kept it lasts as long as the page. */
export function keepAssumptions(
  game: string,
  seat: Seat,
  set: Assumptions,
  storage: Storage = localStorage,
): void {
  try {
    if (Object.keys(set).length === 0) storage.removeItem(placeOf(game, seat));
    else storage.setItem(placeOf(game, seat), JSON.stringify(set));
  } catch {
    // full, or forbidden
  }
  for (const listener of listeners) listener();
}
