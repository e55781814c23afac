import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../kernel/decision.ts';
import { call, type Desk, type Refused } from './api.ts';
import { t } from './texts.ts';
import { withLines } from './lines.ts';

export type Status = 'connecting' | 'live' | 'retrying' | 'refused';

export interface Live {
  readonly desk: Desk | null;
  readonly status: Status;
  readonly error: string | null;
  /** Take a desk that came as the answer to a request that began at `since`, unless a newer one was pushed. */
  accept(desk: Desk, since: number): void;
  /** Counts the desks pushed so far: the `since` of a request. */
  pushed(): number;
  /** How much of the record is here: the server sends what is new since. */
  have(): number;
}

const LONGEST_WAIT = 15_000;

/** The desk of one seat, kept up to date over a WebSocket that reconnects by itself. Seat null: a spectator. */
export function useLive(game: string, key: string, seat: Seat | null): Live {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [status, setStatus] = useState<Status>('connecting');
  const [error, setError] = useState<string | null>(null);
  const latest = useRef<Desk | null>(null);
  const pushes = useRef(0);
  const take = useCallback((next: Desk): void => {
    latest.current = withLines(latest.current, next);
    setDesk(latest.current);
  }, []);

  useEffect(() => {
    latest.current = null;
    return connect({
      hello: () => ({ game, key, seat, have: latest.current?.have ?? 0 }),
      status: setStatus,
      refused(message) {
        setError(message);
        setStatus('refused');
      },
      desk(next) {
        pushes.current++;
        take(next);
      },
    });
  }, [game, key, seat, take]);

  const accept = useCallback(
    (next: Desk, since: number): void => {
      if (pushes.current === since && next.seat === seat) take(next);
    },
    [seat, take],
  );
  const pushed = useCallback((): number => pushes.current, []);
  const have = useCallback((): number => latest.current?.have ?? 0, []);
  return { desk, status, error, accept, pushed, have };
}

interface Line {
  hello(): object;
  status(status: Status): void;
  refused(message: string): void;
  desk(desk: Desk): void;
}

/**
 * Hold a connection open until the returned function is called. An error in place of the first desk is final; after
 * that the server may send everybody away to come again.
 */
function connect(line: Line): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let greeted = false;
  let done = false;
  const open = (): void => {
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
    const message = JSON.parse(text) as { type: string; desk?: Desk; message?: string };
    if (message.type === 'error' && !greeted) {
      stop();
      line.refused(message.message ?? t.live.closed);
    } else if (message.type === 'desk' && message.desk) {
      greeted = true;
      failures = 0;
      line.status('live');
      line.desk(message.desk);
    }
  };
  const again = (): void => {
    if (done) return;
    line.status('retrying');
    timer = setTimeout(open, Math.min(LONGEST_WAIT, 500 * 2 ** failures++));
  };
  const stop = (): void => {
    done = true;
    clearTimeout(timer);
    window.removeEventListener('online', hurry);
    socket?.close();
  };
  const hurry = (): void => {
    if (done || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(timer);
    open();
  };
  window.addEventListener('online', hurry);
  open();
  return stop;
}

/** Who this key belongs to: the desk of nobody, which shows no secret. */
export function useVisitor(game: string, key: string): { desk: Desk | null; error: Refused | null } {
  const [found, setFound] = useState<{ desk: Desk | null; error: Refused | null }>({
    desk: null,
    error: null,
  });
  useEffect(() => {
    let gone = false;
    setFound({ desk: null, error: null });
    call<Desk>(`/games/${encodeURIComponent(game)}/desk?seat=`, key)
      .then((desk) => !gone && setFound({ desk, error: null }))
      .catch((error: Refused) => !gone && setFound({ desk: null, error }));
    return () => {
      gone = true;
    };
  }, [game, key]);
  return found;
}
