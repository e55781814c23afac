import { useEffect, useState } from 'react';
import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import { call, Refused, type Visit } from '../api.ts';
import type { KnownDesk } from './known.ts';

/** A desk that this browser knows, and what the server says of it; null: not yet, or it cannot be reached. */
export interface Standing {
  readonly desk: KnownDesk;
  readonly visit: Visit | null;
  readonly fault: string | null;
}

/** How the games of some desks stand, looked at anew whenever the page comes into sight again. */
export function useStandings(desks: readonly KnownDesk[]): readonly Standing[] {
  const [found, setFound] = useState<ReadonlyMap<KnownDesk, Omit<Standing, 'desk'>>>(new Map());
  useEffect(() => {
    let gone = false;
    const ask = async (desk: KnownDesk): Promise<void> => {
      const said = await standingOf(desk);
      if (!gone) setFound((before) => new Map(before).set(desk, said));
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') for (const desk of desks) void ask(desk);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [desks]);
  return desks.map((desk) => ({ desk, ...(found.get(desk) ?? { visit: null, fault: null }) }));
}

async function standingOf({ game, key }: KnownDesk): Promise<Omit<Standing, 'desk'>> {
  try {
    return { visit: await call<Visit>(`/games/${encodeURIComponent(game)}`, key), fault: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { visit: null, fault: error.message };
  }
}

/** Whether a game waits for whoever has this link: for a seat of theirs, or for what anybody with a seat may answer. */
export function isYours(visit: Pick<Visit, 'seats' | 'awaiting'>): boolean {
  return yoursIn(visit).length > 0;
}

/** The seats for which it waits. */
export function yoursIn({ seats, awaiting }: Pick<Visit, 'seats' | 'awaiting'>): readonly Seat[] {
  if (seats.length === 0) return [];
  return awaiting.filter((each) => each === DICE || each === TABLE || seats.includes(each));
}
