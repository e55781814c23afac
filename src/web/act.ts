import { useCallback, useRef, useState } from 'react';
import { type Desk, Refused, send } from './api.ts';
import type { Live } from './live.ts';

/** What went wrong with the last thing sent. */
export interface Trouble {
  readonly message: string;
  readonly clauses: readonly string[];
}

export interface Act {
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** Send a change of this game. While one is under way others are ignored. Resolves to whether it was done. */
  post(path: string, body: object): Promise<boolean>;
}

/** Sending changes of one game, one at a time. */
export function useAct(game: string, key: string, live: Live): Act {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const underWay = useRef(false);
  const { accept, pushed, lines } = live;
  const post = useCallback(
    async (path: string, body: object): Promise<boolean> => {
      if (underWay.current) return false;
      underWay.current = true;
      setBusy(true);
      setTrouble(null);
      const since = pushed();
      try {
        const told = { ...body, have: lines() };
        accept(await send<Desk>(`/games/${encodeURIComponent(game)}${path}`, key, told), since);
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setTrouble({ message: error.message, clauses: error.clauses });
        return false;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    [game, key, accept, pushed, lines],
  );
  return { busy, trouble, post };
}
