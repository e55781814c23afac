import { useCallback, useRef, useState } from 'react';
import type { Decision, Seat } from '../kernel/forms/decision.ts';
import type { Json } from '../kernel/json.ts';
import { call, type Desk, type DeskChange, Refused, send } from './api.ts';
import type { Live } from './live.ts';

/** What went wrong with the last thing sent. */
export interface Trouble {
  readonly message: string;
  readonly clauses: readonly string[];
}

export interface Act {
  /** Whether something is under way, and the desk is still the one that it was sent from. */
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /**
   * Send a change of this game, after what is under way; the same again while it is under way is ignored. Resolves to
   * whether it was done.
   */
  post(path: string, body: Change): Promise<boolean>;
}

/** An answer to a decision as it is sent: with the mark of what was seen, where the desk has one for it. */
export function answerTo(desk: Desk, { id, seat }: Decision, answer?: Json): Change {
  const mark = desk.marks[id];
  return {
    seat,
    decision: id,
    desk: desk.seat,
    ...(mark === undefined ? {} : { mark }),
    ...(answer === undefined ? {} : { answer }),
  };
}

/** A change, with the seat whose desk comes back. */
export interface Change {
  readonly desk: Seat | null;
  readonly [member: string]: unknown;
}

const CONFLICT = 409;

/** A desk as it is now; null when it cannot be had. */
async function lookAgain(game: string, key: string, seat: Seat | null): Promise<Desk | null> {
  const query = encodeURIComponent(seat ?? '');
  return call<Desk>(`/games/${encodeURIComponent(game)}/desk?seat=${query}`, key).catch(() => null);
}

/** Sending changes of one game, one at a time. */
export function useAct(game: string, key: string, live: Live): Act {
  // a desk may come before the answer to what brought it: what it asks can be answered at once
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const underWay = useRef<{ readonly what: string; readonly done: Promise<boolean> } | null>(null);
  const here = useRef<string>('');
  here.current = live.desk?.mark ?? '';
  const { accept, pushed, have, seen } = live;
  const sent = useCallback(
    async (path: string, body: Change): Promise<boolean> => {
      setSentFrom(here.current);
      setTrouble(null);
      const since = pushed();
      try {
        const told = { ...body, have: have(), seen: seen() };
        accept(await send<Desk | DeskChange>(`/games/${encodeURIComponent(game)}${path}`, key, told), since);
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setTrouble({ message: error.message, clauses: error.clauses });
        // the table has moved on: show it, whether or not a push is on its way
        if (error.status === CONFLICT)
          await lookAgain(game, key, body.desk).then((desk) => desk && accept(desk, since));
        return false;
      } finally {
        underWay.current = null;
        setSentFrom(null);
      }
    },
    [game, key, accept, pushed, have, seen],
  );
  const post = useCallback(
    async (path: string, body: Change): Promise<boolean> => {
      const what = `${path} ${String(body['decision'])}`;
      while (underWay.current) {
        if (underWay.current.what === what) return false;
        await underWay.current.done;
      }
      const done = sent(path, body);
      underWay.current = { what, done };
      return done;
    },
    [sent],
  );
  return { busy: sentFrom !== null && sentFrom === here.current, trouble, post };
}
