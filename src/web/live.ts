import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../kernel/forms/decision.ts';
import { type Aside, type AsideMessage, makeAside } from './aside.ts';
import { useEarlier } from './earlier.ts';
import { hearOfServer } from './later.tsx';
import { call, type Desk, type DeskChange, type LinesPage, Refused, type Visit } from './api.ts';
import {
  fixedHere,
  isChange,
  keepFixed,
  type Message,
  unpackedDesk,
  withChange,
  withLines,
  withPage,
} from './lines.ts';

/** 'asking': nothing live comes through, so the desk is asked for again and again. */
export type Status = 'connecting' | 'live' | 'retrying' | 'asking' | 'refused';

export interface Live {
  readonly desk: Desk | null;
  readonly status: Status;
  readonly error: string | null;
  /** What stands beside the desk. */
  readonly aside: Aside;
  /**
   * Take a desk that came as the answer to a request that began at `since`, or what has changed on the one that is here,
   * unless one was pushed meanwhile: a desk may look again as it did before.
   */
  accept(desk: Desk | DeskChange, since: number): void;
  /** Counts the desks pushed so far: the `since` of a request. */
  pushed(): number;
  /** How much of the record is here: the server sends what is new since. */
  have(): number;
  /** The mark of the desk that is here, where the server may send what has changed since. */
  seen(): string | undefined;
}

const LONGEST_WAIT = 15_000;
/** Milliseconds between two questions where nothing live comes through, and the longest that one takes. */
const ASKING = 2500;
const ANSWER = 10_000;
/** No key, or none for this seat: to ask again changes nothing. */
const FINAL = [401, 403];

/** The desk of one seat, kept up to date over a WebSocket that reconnects by itself. Seat null: a spectator. */
export function useLive(game: string, key: string, seat: Seat | null): Live {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [status, setStatus] = useState<Status>('connecting');
  const [error, setError] = useState<string | null>(null);
  const aside = useMemo(makeAside, [game, key, seat]);
  const latest = useRef<Desk | null>(null);
  const pushes = useRef(0);
  const takes = useRef(0);
  // only over a live connection comes what a change is packed with
  const packs = useRef(false);
  const show = useCallback((next: Desk): void => {
    takes.current++;
    latest.current = next;
    setDesk(next);
  }, []);
  const take = useCallback((next: Desk): void => show(withLines(latest.current, next)), [show]);

  useEffect(() => {
    latest.current = null;
    packs.current = false;
    return connect({
      hello: () => ({
        game,
        key,
        seat,
        have: latest.current?.have ?? 0,
        changes: true,
        aside: true,
        fixed: fixedHere(),
      }),
      status(next) {
        hearOfServer(next !== 'retrying');
        setStatus(next);
      },
      async ask() {
        const since = takes.current;
        const found = await askDesk(game, key, seat, latest.current);
        if (found && takes.current === since) take(found);
        for (const news of await askAside(game, key, seat)) aside.take(news);
      },
      aside: aside.take,
      refused(message) {
        setError(message);
        setStatus('refused');
      },
      desk(next) {
        packs.current = true;
        pushes.current++;
        take(next);
      },
      change(change) {
        const next = withChange(latest.current, change);
        if (next === null) return false;
        pushes.current++;
        show(next);
        return true;
      },
    });
  }, [game, key, seat, aside, show, take]);

  const accept = useCallback(
    (next: Desk | DeskChange, since: number): void => {
      // whatever was done meanwhile is on the desk that was pushed, or comes by itself
      if (pushes.current !== since) return;
      if (isChange(next)) {
        const changed = withChange(latest.current, next);
        if (changed) show(changed);
      } else if (next.seat === seat) take(next);
    },
    [seat, show, take],
  );
  const takePage = useCallback((page: LinesPage): void => {
    if (latest.current === null) return;
    latest.current = withPage(latest.current, page);
    setDesk(latest.current);
  }, []);
  // until another seat's desk has come the last one still stands
  useEarlier({ game, key, seat: seat ?? '' }, desk?.seat === seat ? desk : null, takePage);
  const pushed = useCallback((): number => pushes.current, []);
  const have = useCallback((): number => latest.current?.have ?? 0, []);
  const seen = useCallback((): string | undefined => (packs.current ? latest.current?.mark : undefined), []);
  return { desk, status, error, aside, accept, pushed, have, seen };
}

/** The desk as it is now; null when it is the one that is here. */
async function askDesk(
  game: string,
  key: string,
  seat: Seat | null,
  here: Desk | null,
): Promise<Desk | null> {
  const query = new URLSearchParams({ seat: seat ?? '', from: String(here?.have ?? 0) });
  const path = `/games/${encodeURIComponent(game)}/desk?${query}`;
  const found = await call<Desk>(path, key, undefined, AbortSignal.timeout(ANSWER));
  return found.mark === here?.mark && found.lines.length === 0 ? null : found;
}

/** What stands beside the desk now. */
async function askAside(game: string, key: string, seat: Seat | null): Promise<readonly AsideMessage[]> {
  const query = new URLSearchParams({ seat: seat ?? '' });
  return call(
    `/games/${encodeURIComponent(game)}/aside?${query}`,
    key,
    undefined,
    AbortSignal.timeout(ANSWER),
  );
}

interface Line {
  hello(): object;
  /** Ask for the desk once; throws `Refused`. */
  ask(): Promise<void>;
  status(status: Status): void;
  refused(message: string): void;
  desk(desk: Desk): void;
  aside(news: AsideMessage): void;
  /** Take what has changed; false when it goes on from another desk than is here. */
  change(change: DeskChange): boolean;
}

/**
 * Hold a connection open until the returned function is called. An error in place of the first desk is final; after
 * that the server may send everybody away to come again.
 */
function connect(line: Line): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asked = 0;
  let greeted = false;
  let why = '';
  let done = false;
  const isOpen = (): boolean =>
    socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING;
  const open = (): void => {
    clearTimeout(timer);
    if (done || isOpen()) return;
    const address = new URL('/api/live', window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    greeted = false;
    socket = new WebSocket(address);
    socket.addEventListener('open', () => socket?.send(JSON.stringify(line.hello())));
    socket.addEventListener('message', (event) => heard(String(event.data)));
    socket.addEventListener('close', again);
  };
  const heard = (text: string): void => {
    if (done) return;
    const message = JSON.parse(text) as Message;
    if (message.type === 'error') {
      // why one is sent away is said before the seat is refused
      if (greeted) why = message.message;
      else {
        stop();
        line.refused(why || message.message);
      }
    } else if (message.type === 'aside') line.aside(message);
    else if (message.type === 'fixed') keepFixed(message.hash, message.pieces);
    else if (message.type === 'desk') {
      greeted = true;
      why = '';
      failures = 0;
      asked = 0;
      line.status('live');
      line.desk(unpackedDesk(message.fixed, message.desk));
    } else if (message.type === 'change' && !line.change(message.change)) socket?.close();
  };
  const again = (): void => {
    if (done) return;
    if (asked < 2) line.status('retrying');
    if (greeted) wait(LONGEST_WAIT);
    else void askInstead();
  };
  const wait = (longest: number): void => {
    clearTimeout(timer);
    timer = setTimeout(open, Math.min(longest, 500 * 2 ** failures++));
  };
  // the server may be there though nothing live comes through; once alone is a server that has just come back
  const askInstead = async (): Promise<void> => {
    try {
      await line.ask();
      asked++;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (FINAL.includes(error.status)) {
        stop();
        return line.refused(error.message);
      }
      asked = 0;
    }
    if (done || isOpen()) return;
    line.status(asked > 1 ? 'asking' : 'retrying');
    wait(asked > 0 ? ASKING : LONGEST_WAIT);
  };
  const stop = (): void => {
    done = true;
    clearTimeout(timer);
    window.removeEventListener('online', hurry);
    socket?.close();
  };
  const hurry = (): void => {
    open();
  };
  window.addEventListener('online', hurry);
  open();
  return stop;
}

/** Which game this is, and who this key belongs to: no secret of it. */
export function useVisitor(game: string, key: string): { visit: Visit | null; error: Refused | null } {
  const [found, setFound] = useState<{ visit: Visit | null; error: Refused | null }>({
    visit: null,
    error: null,
  });
  useEffect(() => {
    let gone = false;
    setFound({ visit: null, error: null });
    call<Visit>(`/games/${encodeURIComponent(game)}`, key)
      .then((visit) => !gone && setFound({ visit, error: null }))
      .catch((error: Refused) => !gone && setFound({ visit: null, error }));
    return () => {
      gone = true;
    };
  }, [game, key]);
  return found;
}
