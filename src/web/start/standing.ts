import { useEffect, useState } from 'react';
import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import { call, Refused, type Standing as Stands, type WithheldGame } from '../api.ts';
import { type KnownDesk, lookedAt } from '../kept/known.ts';

/** A desk that this browser knows, and what the server says of it; null: not yet, or it cannot be reached. */
export interface Standing {
  readonly desk: KnownDesk;
  readonly visit: Stands | null;
  readonly fault: string | null;
}

/** So many games are asked for at once. */
const MOST = 100;

/** How the games of some desks stand, looked at anew whenever the page comes into sight again. */
export function useStandings(desks: readonly KnownDesk[]): readonly Standing[] {
  const [found, setFound] = useState<readonly Standing[]>([]);
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      if (document.visibilityState === 'visible' && desks.length > 0)
        void standingsOf(desks).then((said) => !gone && setFound(said));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [desks]);
  return desks.map((desk) => found.find((each) => each.desk === desk) ?? { desk, visit: null, fault: null });
}

type Asked = Pick<KnownDesk, 'game' | 'key'>;

/** How games stand, each by the key that this browser has for it: one request for a hundred of them. */
export async function standingsOf<D extends Asked>(
  desks: readonly D[],
): Promise<readonly { readonly desk: D; readonly visit: Stands | null; readonly fault: string | null }[]> {
  const [these, rest] = [desks.slice(0, MOST), desks.slice(MOST)];
  const games = these.map(({ game, key }) => ({ game, key, looked: lookedAt(game) }));
  const all = await ask(games, these[0]?.key ?? '');
  const said = these.map((desk, i) => {
    const one = typeof all === 'string' ? all : all[i];
    if (one === undefined || typeof one === 'string') return { desk, visit: null, fault: one ?? null };
    return 'refused' in one ? { desk, visit: null, fault: one.refused } : { desk, visit: one, fault: null };
  });
  return rest.length === 0 ? said : [...said, ...(await standingsOf(rest))];
}

/** The key of one of them pays for the asking, so that no stranger at the same address can use it up. */
async function ask(
  games: readonly object[],
  key: string,
): Promise<readonly (Stands | WithheldGame)[] | string> {
  try {
    return await call<readonly (Stands | WithheldGame)[]>('/standings', key, { games });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message;
  }
}

type Waiting = Pick<Stands, 'seats' | 'awaiting'>;

/** Whether a game waits for whoever has this link: for a seat of theirs, or for what anybody with a seat may answer. */
export function isYours(visit: Waiting): boolean {
  return yoursIn(visit).length > 0;
}

/** The seats for which it waits. */
export function yoursIn({ seats, awaiting }: Waiting): readonly Seat[] {
  if (seats.length === 0) return [];
  return awaiting.filter((each) => each === DICE || each === TABLE || seats.includes(each));
}
