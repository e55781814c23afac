import { useEffect, useRef } from 'react';
import type { PublicPast } from '../../server/api/index.ts';
import { KERNEL } from '../../kernel/version.ts';
import { call, type Desk, Refused } from '../api.ts';
import { useAside } from '../aside.ts';
import { useBook } from '../book.tsx';
import type { Status } from '../connection.ts';
import { isPartOf } from '../lines.ts';
import type { GameRoute } from '../route.ts';
import { judgeSigned, type SignedLength } from './judge-signed.ts';
import { type KeptPast, keepPast, keptPast } from './kept.ts';

/** Milliseconds until a house that has not said what it signs is asked. */
const AGAIN = 3000;

/** So often it may say that there are more or fewer lines than it shows: either can be on its way for a while. */
const MOST_TRIES = 20;

/** What is judged where nothing came beside the desk. */
const ASKED = 'asked';

/** What comes beside the desk. */
interface Pushed {
  readonly key: string;
  readonly game: string;
  readonly lines: number;
  readonly by: string;
}

/** Holds the house to what it signs: each length that is remembered, once in each connection. */
export function useSigned(route: GameRoute, past: KeptPast | null, desk: Desk, status: Status): void {
  const { game } = route;
  const { rulebook } = useBook().table;
  const version = `${KERNEL}/${rulebook.version}`;
  const pushed = useAside<Pushed>('past');
  const looked = useRef({ root: '', tries: 0, judged: '' });
  const isThere = status === 'live' || status === 'asking';
  const isWhole = isThere && desk.stopped === null && !isPartOf(desk.lines);
  const { lines = 0, root = '' } = past ?? {};
  useEffect(() => {
    if (!isThere || looked.current.root !== root) looked.current = { root, tries: 0, judged: '' };
    const look = looked.current;
    // what stood beside the desk before a connection broke may stand there still
    const came = pushed?.lines === lines ? `${pushed.key}/${pushed.by}` : '';
    if (!isWhole || root === '' || (look.judged !== '' && (came === '' || look.judged === came)))
      return undefined;
    const gone = new AbortController();
    const judge = async (said: SignedLength | null): Promise<void> => {
      const kept = keptPast(game);
      if (kept?.root !== root) return;
      look.judged = came || ASKED;
      const found = await judgeSigned(kept, said, { at: game, now: Date.now() });
      const now = keptPast(game);
      if (found !== kept && now?.root === root) keepPast(game, found);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const said = await askSigned(route, gone.signal);
      if (gone.signal.aborted) return;
      const { chain, signed = null } = said ?? {};
      // that there is no chain is said by what is remembered; a page of another version is loaded anew before it judges
      if (chain === null || (chain && chain.version !== version)) return;
      if (chain && chain.lines !== lines) look.tries++;
      if (chain?.lines === lines || look.tries >= MOST_TRIES) return judge(signed);
      timer = setTimeout(() => void ask(), AGAIN);
    };
    if (pushed && came !== '') void judge({ ...pushed, signature: pushed.by });
    else timer = setTimeout(() => void ask(), AGAIN);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [game, root, lines, pushed, isThere, isWhole]);
}

/** What the house says of its chain and has signed; undefined: it could not be asked. */
async function askSigned({ game, key }: GameRoute, signal: AbortSignal): Promise<PublicPast | undefined> {
  try {
    return await call<PublicPast>(`/games/${encodeURIComponent(game)}/past`, key, undefined, signal);
  } catch (error) {
    if (error instanceof Refused || signal.aborted) return undefined;
    throw error;
  }
}
