import { useEffect, useRef, useState } from 'react';
import type { PublicPast } from '../../server/api/index.ts';
import { type ChainPart, goOn, goOnBy } from '../../trust/past.ts';
import { call, type Desk, Refused } from '../api.ts';
import type { Status } from '../connection.ts';
import { isPartOf } from '../lines.ts';
import type { GameRoute } from '../route.ts';
import { type KeptPast, keepPast, pastOf } from './kept.ts';

/** Milliseconds until a house that has less than is remembered is asked once more: one of several processes may be behind. */
const AGAIN = 3000;

/**
 * Remembers the past of a game: goes on by the lines that come, and whenever the page connects has the house prove that today's past
 * goes on from what is remembered. What is found wrong stays.
 */
export function usePast(route: GameRoute, desk: Desk, status: Status): KeptPast | null {
  const { game } = route;
  const [kept, setKept] = useState(() => pastOf(game));
  const isProven = useRef(false);
  const { lines, stopped } = desk;
  useEffect(() => {
    if (status !== 'live') isProven.current = false;
  }, [status]);
  useEffect(() => {
    const before = pastOf(game) ?? kept;
    // what is still to come, or cannot be read on, is no other past
    if (stopped !== null || before?.rift || isPartOf(lines)) return undefined;
    const last = lines.findLast((line) => line.public !== undefined)?.public ?? 0;
    if (isProven.current && before) {
      const next = { ...before, ...goOnBy(before, lines) };
      if (next.lines >= last) {
        if (next.lines > before.lines) setKept(keepPast(game, next));
        return undefined;
      }
    }
    const gone = new AbortController();
    void prove(route, before, desk, gone.signal).then((past) => {
      if (gone.signal.aborted || past === null) return;
      isProven.current = true;
      setKept(keepPast(game, past));
    });
    return () => gone.abort();
  }, [game, lines, stopped, status]);
  return kept;
}

/** What is remembered after the house was asked; null: it says nothing, or has no public chain. */
async function prove(
  route: GameRoute,
  before: KeptPast | null,
  { lines }: Desk,
  signal: AbortSignal,
): Promise<KeptPast | null> {
  let chain = await askChain(route, before?.lines ?? 0, signal);
  if (chain?.at === null) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    if (!signal.aborted) chain = await askChain(route, before?.lines ?? 0, signal);
  }
  if (!chain) return null;
  const past = goOn(before, chain, lines);
  const since = before?.since ?? Date.now();
  if (!('what' in past)) return { ...past, since };
  return { ...(before ?? { lines: 0, root: chain.begins }), since, rift: past };
}

async function askChain(
  { game, key }: GameRoute,
  from: number,
  signal: AbortSignal,
): Promise<ChainPart | null> {
  try {
    const path = `/games/${encodeURIComponent(game)}/past?from=${from}`;
    return (await call<PublicPast>(path, key, undefined, signal)).chain;
  } catch (error) {
    // it is asked again with the next connection
    if (error instanceof Refused || signal.aborted) return null;
    throw error;
  }
}
