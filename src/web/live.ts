import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../kernel/forms/decision.ts';
import { type Aside, type AsideMessage, makeAside } from './aside.ts';
import { useEarlier } from './earlier.ts';
import { hearOfServer } from './later.tsx';
import {
  call,
  type Desk,
  type DeskChange,
  type InvitedLink,
  isAway,
  type LinesPage,
  type Refused,
  type Visit,
} from './api.ts';
import { connect, type Status } from './connection.ts';
import { fixedHere, isChange, withChange, withLines, withPage } from './lines.ts';

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

/** Milliseconds after which a server that is away is asked again who comes. */
const ASKED_AGAIN = 3000;

/** Milliseconds that a question takes at most where nothing live comes through. */
const ANSWER = 10_000;

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

/** Who comes by a link: whose it is, that it is an invitation, or why it opens nothing, until a server that is away is back. Null: that is being asked. */
export function useVisitor(game: string, key: string): Visit | InvitedLink | Refused | null {
  const [visitor, setVisitor] = useState<Visit | InvitedLink | Refused | null>(null);
  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    setVisitor(null);
    const ask = async (): Promise<void> => {
      const path = `/games/${encodeURIComponent(game)}`;
      const found = await call<Visit | InvitedLink>(path, key).catch((error: Refused) => error);
      if (gone) return;
      setVisitor(found);
      if ('status' in found && isAway(found.status)) again = setTimeout(ask, ASKED_AGAIN);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(again);
    };
  }, [game, key]);
  return visitor;
}
