import { useEffect, useState } from 'react';
import type { Seat } from '../../kernel/seat.ts';
import { useAside } from '../aside.ts';

/** When the lines of a record came, in their order (null: not kept), and since when seats are asked, in milliseconds. */
export interface Times {
  readonly at?: readonly (number | null)[];
  readonly since?: Readonly<Record<Seat, number>>;
}

const NONE: Times = {};

/** The times of a game, as far as they have come. */
export function useTimes(): Times {
  return useAside<Times>('times') ?? NONE;
}

/** Since when the longest of these seats has been waited for; undefined: not known. */
export function sinceOf({ since = {} }: Times, seats: readonly Seat[]): number | undefined {
  const known = seats.flatMap((seat) => since[seat] ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}

const DAY = 86_400_000;

/** So often what is left of a time is told anew. */
export const MINUTE = 60_000;

/** What time it is, as far as words need it: again after each midnight, and after so many milliseconds. */
export function useNow(every: number = DAY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const midnight = new Date(now).setHours(24, 0, 0, 0);
    const timer = setTimeout(() => setNow(Date.now()), Math.min(midnight - Date.now() + 1000, every));
    return () => clearTimeout(timer);
  }, [now, every]);
  // a moment that came since is not of tomorrow
  return Math.max(now, Date.now());
}
