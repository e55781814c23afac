import { useEffect, useRef } from 'react';
import type { PublicPast } from '../../server/api/index.ts';
import type { ChainStart } from '../../trust/past.ts';
import { call, type Desk, Refused } from '../api.ts';
import { useBook } from '../book.tsx';
import type { Status } from '../connection.ts';
import { isPartOf } from '../lines.ts';
import type { GameRoute } from '../route.ts';
import { remember, startOf } from './judge.ts';
import { type KeptPast, keepPast, keptPast, useKeptPast } from './kept.ts';
import { KERNEL } from '../../kernel/version.ts';

/** Milliseconds until a house that could not be asked, or may be behind, is asked again. */
const AGAIN = 3000;

/**
 * Remembers the past of a game, and judges it by what is remembered whenever lines have come. What is found wrong stays; what is
 * shown after it is remembered, too.
 */
export function usePast(route: GameRoute, desk: Desk, status: Status): KeptPast | null {
  const { game } = route;
  const { rulebook } = useBook().table;
  const version = `${KERNEL}/${rulebook.version}`;
  const past = useKeptPast(game);
  const start = useRef<ChainStart | null | undefined>(undefined);
  const { lines, seat, stopped } = desk;
  const isThere = status === 'live' || status === 'asking';
  useEffect(() => {
    // each connection begins anew
    if (!isThere) start.current = undefined;
    // what is still to come is no other past
    if (!isThere || isPartOf(lines)) return undefined;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      timer = setTimeout(() => void judge(true), AGAIN);
    };
    const judge = async (isAnew: boolean): Promise<void> => {
      const kept = keptPast(game);
      const own = startOf(kept, version);
      if (!isAnew && start.current === undefined) start.current = own;
      const isAsked = isAnew || start.current === undefined;
      const said = isAsked ? await askStart(route, version, gone.signal) : undefined;
      if (gone.signal.aborted) return;
      start.current = said === undefined ? (start.current ?? own) : said;
      if (start.current === undefined) return again();
      const seen = { start: start.current, isFresh: said !== undefined, isStopped: stopped !== null };
      const found = remember(kept, { ...seen, shown: { lines, seat }, version, now: Date.now() });
      if (found === 'shorter') return again();
      if (found === null || found === kept) return;
      keepPast(game, found);
    };
    void judge(false);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [game, lines, seat, stopped, isThere]);
  return past;
}

/** What the house says of a game's chain; undefined: it could not be asked, made no sense, or is of another version than the page. */
async function askStart(
  { game, key }: GameRoute,
  version: string,
  signal: AbortSignal,
): Promise<ChainStart | null | undefined> {
  try {
    const path = `/games/${encodeURIComponent(game)}/past`;
    const { chain } = await call<PublicPast>(path, key, undefined, signal);
    return chain === null || isStart(chain, version) ? chain : undefined;
  } catch (error) {
    if (error instanceof Refused || signal.aborted) return undefined;
    throw error;
  }
}

function isStart(chain: Partial<ChainStart>, version: string): boolean {
  const { begins, lines, earlier } = chain;
  const hasAll = typeof begins === 'string' && typeof lines === 'number' && Array.isArray(earlier);
  return hasAll && chain.version === version;
}
