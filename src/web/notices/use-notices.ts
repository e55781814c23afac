import { useCallback, useEffect, useState } from 'react';
import type { NewChannel, NoticesShown } from '../../server/api/index.ts';
import { call, Refused } from '../api.ts';

/** How the holder of a key is told, and the ways to change it. */
export interface Choosing {
  readonly notices: NoticesShown | null;
  readonly trouble: string | null;
  readonly isBusy: boolean;
  /** Whether it was done. */
  add(channel: NewChannel): Promise<boolean>;
  tryIt(id: string): Promise<boolean>;
  leave(id: string): Promise<boolean>;
}

export function useNotices(game: string, key: string): Choosing {
  const [notices, setNotices] = useState<NoticesShown | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(
    async (what: string, body?: object): Promise<boolean> => {
      setTrouble(null);
      setBusy(true);
      try {
        const path = `/games/${encodeURIComponent(game)}/notices${what}`;
        setNotices(await call<NoticesShown>(path, key, body));
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setTrouble(error.message);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [game, key],
  );
  useEffect(() => void ask(''), [ask]);
  return {
    notices,
    trouble,
    isBusy,
    add: (channel) => ask('', channel),
    tryIt: (id) => ask(`/${id}/try`, {}),
    leave: (id) => ask(`/${id}/leave`, {}),
  };
}
