import { useEffect, useState } from 'react';
import { call, type Desk, type ThenDesk } from '../api.ts';
import type { GameRoute } from '../route.ts';

/** What a desk could see before its own line `n`; null while it comes. */
export function useBefore(
  { game, key }: GameRoute,
  { seat }: Pick<Desk, 'seat'>,
  n: number,
): ThenDesk | null {
  const [then, setThen] = useState<ThenDesk | null>(null);
  useEffect(() => {
    let gone = false;
    const query = encodeURIComponent(seat ?? '');
    void call<ThenDesk>(`/games/${encodeURIComponent(game)}/at/${n - 1}?seat=${query}`, key)
      .then((found) => !gone && setThen(found))
      .catch(() => null);
    return () => {
      gone = true;
    };
  }, [game, key, seat, n]);
  return then;
}
