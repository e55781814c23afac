import { useCallback, useEffect, useState } from 'react';
import { call, type Desk, type LinesPage, type ThenDesk } from '../api.ts';
import { useEarlier } from '../earlier.ts';
import { thenWithLines, withPage } from '../lines.ts';
import { type GameRoute, go } from '../route.ts';

/** Milliseconds at a line after which it is looked at. */
const PASSING = 60;

/** What could be seen after the line in the address, by this seat or by whose eyes it has; null for now. */
export function useMoment(route: GameRoute, desk: Desk): ThenDesk | null {
  const [moment, setMoment] = useState<ThenDesk | null>(null);
  const { game, key, at } = route;
  const seat = desk.seat ?? '';
  const eyes = route.as ?? seat;
  useEffect(() => {
    if (at === undefined) {
      setMoment(null);
      return;
    }
    let gone = false;
    const look = (): void =>
      void call<ThenDesk>(momentPath(game, at, eyes), key)
        .then((found) => !gone && setMoment(thenWithLines(found)))
        .catch(() => !gone && go({ page: 'game', game, key, ...(seat === '' ? {} : { seat }) }, true));
    // where the slider only passes by nothing is asked for
    const wait = setTimeout(look, PASSING);
    return () => {
      gone = true;
      clearTimeout(wait);
    };
  }, [game, key, at, eyes, seat]);
  const take = useCallback((page: LinesPage): void => setMoment((now) => now && withPage(now, page)), []);
  const here = at === undefined ? null : moment;
  useEarlier({ game, key, seat: eyes, ...(moment ? { at: moment.n } : {}) }, here, take);
  return here;
}

/** Where the server has what a seat ('': a spectator) could see after a line of its record, or another then. */
export function momentPath(game: string, at: number, seat: string, as?: string): string {
  const query = new URLSearchParams({ seat, ...(as === undefined ? {} : { as }) });
  return `/games/${encodeURIComponent(game)}/at/${at}?${query}`;
}
