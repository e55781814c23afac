import { call, type LinesPage, Refused } from './api.ts';
import type { GameRoute } from './route.ts';

/** Milliseconds until earlier lines that could not be had are asked for again. */
const LATER = 3000;

/** Whose record, of which game; `at`: as it was after that line. */
export interface Earlier extends Pick<GameRoute, 'game' | 'key'> {
  readonly seat: string;
  readonly at?: number | undefined;
}

/** Ask for the page of a record that ends with line `before`, until it has come. Returns what ends that. */
export function askPage(
  { game, key, seat, at }: Earlier,
  before: number,
  take: (page: LinesPage) => void,
): () => void {
  const query = new URLSearchParams({
    seat,
    before: String(before),
    ...(at === undefined ? {} : { at: String(at) }),
  });
  const path = `/games/${encodeURIComponent(game)}/lines?${query}`;
  const gone = new AbortController();
  const { signal } = gone;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    call<LinesPage>(path, key, undefined, signal).then(
      (page) => !signal.aborted && take(page),
      (error: unknown) => {
        if (!signal.aborted && isPassing(error)) wait = setTimeout(ask, LATER);
      },
    );
  };
  ask();
  return () => {
    gone.abort();
    clearTimeout(wait);
  };
}

/** Whether it may be otherwise soon: a line that is down, a server that has much to do. */
function isPassing(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status === 429 || error.status >= 500);
}
