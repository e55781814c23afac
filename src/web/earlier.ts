import { useEffect, useState } from 'react';
import { call, type LinesPage, Refused } from './api.ts';
import type { GameRoute } from './route.ts';

/** Milliseconds until earlier lines that could not be had are asked for again. */
const LATER = 3000;

/** Whose record, of which game; `at`: as it was after that line. */
interface Earlier extends Pick<GameRoute, 'game' | 'key' | 'at'> {
  readonly seat: string;
}

/**
 * Gets the earlier lines of a record, a page at a time, the last of them first, until all are here. `of`: the record as far as it is
 * here; where it is another, what was asked of the one before counts no longer.
 */
export function useEarlier(
  { game, key, seat, at }: Earlier,
  of: { readonly earlier: number } | null,
  take: (page: LinesPage) => void,
): void {
  const [tries, setTries] = useState(0);
  const before = of?.earlier ?? 0;
  useEffect(() => {
    if (before === 0) return undefined;
    const query = new URLSearchParams({
      seat,
      before: String(before),
      ...(at === undefined ? {} : { at: String(at) }),
    });
    const gone = new AbortController();
    let wait: ReturnType<typeof setTimeout> | undefined;
    call<LinesPage>(`/games/${encodeURIComponent(game)}/lines?${query}`, key, undefined, gone.signal).then(
      (page) => !gone.signal.aborted && take(page),
      (error: unknown) => {
        if (!gone.signal.aborted && isPassing(error))
          wait = setTimeout(() => setTries((all) => all + 1), LATER);
      },
    );
    return () => {
      gone.abort();
      clearTimeout(wait);
    };
  }, [game, key, seat, at, of, before, tries, take]);
}

/** Whether it may be otherwise soon: a line that is down, a server that has much to do. */
function isPassing(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status === 429 || error.status >= 500);
}
