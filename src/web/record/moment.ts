import { useCallback, useEffect, useState } from 'react';
import { call, type Desk, isAway, type LinesPage, type Refused, type ThenDesk } from '../api.ts';
import { useEarlier } from '../earlier.ts';
import { thenWithLines, withPage } from '../lines.ts';
import { type GameRoute, go } from '../route.ts';
import { atMost } from './at-most.ts';

/** Milliseconds at a line after which it is looked at. */
const PASSING = 60;
/** The same where the server is away. */
const AGAIN = 3000;

/** What was looked at last in this tab: as long as the server is away it can be looked at again. */
const looked = atMost<ThenDesk>(50);

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
    const path = momentPath(game, at, eyes);
    const of = `${key} ${path}`;
    const look = (): void =>
      void call<ThenDesk>(path, key)
        .then((found) => {
          looked.set(of, found);
          if (!gone) setMoment(thenWithLines(found));
        })
        .catch(({ status }: Refused) => {
          if (gone) return;
          const then = looked.get(of);
          if (!isAway(status)) go({ page: 'game', game, key, ...(seat === '' ? {} : { seat }) }, true);
          else if (then) setMoment(thenWithLines(then));
          else wait = setTimeout(look, AGAIN);
        });
    // where the slider only passes by nothing is asked for
    let wait = setTimeout(look, PASSING);
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
