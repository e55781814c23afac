import type { Seat } from '../../kernel/seat.ts';
import type { Games } from '../games/games.ts';
import { holdersOf } from '../people/people.ts';
import type { AtDesk } from '../people/places.ts';

/** What whoever plays a seat for another may read of what was written there: what came since, and what its writers let them read. */
interface SinceHandedOver {
  /** Since when they play it, in milliseconds. */
  readonly since: number;
  /** Whose they may read from before, by the writers' places; null: of whom nobody knows, or the maker. */
  readonly of: readonly (number | null)[];
}

/** The same for whoever sits at a desk; null: the seat is their own, or none. */
export async function handedOverAt(
  { database }: Pick<Games, 'database'>,
  { live, at, seat }: Pick<AtDesk, 'live' | 'at' | 'seat'>,
): Promise<SinceHandedOver | null> {
  const since = seat === null ? null : playedSince(live, at, seat);
  if (seat === null || since === null) return null;
  const letters = await database.standIns.letBy(live.id, at);
  const holders = holdersOf(live.seating, seat);
  const isOpen = holders.length > 0 && holders.every((each) => letters.includes(each));
  return { since, of: [at, ...letters, ...(isOpen ? [null] : [])] };
}

/** Since when somebody plays a seat that is not their own. */
function playedSince({ seating }: AtDesk['live'], at: number, seat: Seat): number | null {
  const { people, standIns } = seating;
  if (people[at]?.seats.includes(seat)) return null;
  const of = [...standIns].filter(([absent, { by }]) => by === at && people[absent]?.seats.includes(seat));
  const begun = of.flatMap(([, { since }]) => since ?? []);
  return begun.length === 0 ? null : Math.min(...begun);
}

/** Whether they may read what was written then, by whom. */
export function mayRead(
  handed: SinceHandedOver | null,
  { at, by }: { readonly at: number; readonly by: number | null },
): boolean {
  return handed === null || at >= handed.since || handed.of.includes(by);
}
