import { useCallback, useEffect, useState } from 'react';
import type { WatchedTable } from '../../server/api/index.ts';
import { call, Refused, type Standing } from '../api.ts';
import { standingsOf } from '../start/standing.ts';

/** One of the games, and how it stands for a spectator; null: not yet, or it cannot be told. */
export interface Watched {
  readonly game: WatchedTable['games'][number];
  readonly visit: Standing | null;
  readonly fault: string | null;
}

/** The games that somebody organises. */
export interface Table {
  readonly table: WatchedTable | null;
  readonly games: readonly Watched[];
  readonly trouble: string | null;
  readonly isLooking: boolean;
  look(): Promise<void>;
}

/** Looked at anew whenever the page comes into sight again. */
export function useTable(id: string, key: string): Table {
  const [table, setTable] = useState<WatchedTable | null>(null);
  const [games, setGames] = useState<readonly Watched[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(true);
  const look = useCallback(async (): Promise<void> => {
    setLooking(true);
    try {
      const found = await call<WatchedTable>(`/club-tables/${encodeURIComponent(id)}`, key);
      setTable(found);
      setTrouble(null);
      const said = await standingsOf(found.games.map((game) => ({ ...game, key })));
      setGames(said.map(({ desk, visit, fault }) => ({ game: desk, visit, fault })));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.message);
    } finally {
      setLooking(false);
    }
  }, [id, key]);
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [look]);
  return { table, games, trouble, isLooking, look };
}
