import { useState } from 'react';
import type { Deadline } from '../../server/api/index.ts';
import { call, type CreatedGame, Refused } from '../api.ts';
import { keepLinks } from '../kept/kept-links.ts';
import type { Dealt } from './deal.ts';
import type { SeatNamed } from './parse.ts';

/** What all games of an organiser get beside the template. */
export interface ForAll {
  readonly rule: Deadline | null;
  readonly hook: Hook | null;
  /** How well the bot plays that has a seat which nobody has; null: there may be none. */
  readonly bot: string | null;
}

/** An address that is told whose turn it is. */
export interface Hook {
  readonly url: string;
  readonly shape: 'discord' | 'slack';
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

interface Whose {
  readonly id: string;
  readonly key: string;
}

/** Milliseconds until a server that has had enough is asked again. */
const REST = 2000;

/** Ask the server, and again as long as it has had enough. */
async function patiently<T>(path: string, key: string, body: object): Promise<T> {
  for (;;)
    try {
      return await call<T>(path, key, body);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, REST);
      });
    }
}

/** Does something for one after the other; says how far it is, and why it stopped. */
export function useEach(): {
  readonly progress: Progress | null;
  readonly trouble: string | null;
  /** How many were done. */
  each<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<number>;
} {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const each = async <T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<number> => {
    setTrouble(null);
    let done = 0;
    try {
      for (const one of all) {
        setProgress({ done, all: all.length });
        await act(one);
        done++;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.message);
    } finally {
      setProgress(null);
    }
    return done;
  };
  return { progress, trouble, each };
}

/** Makes one game, with its deadline and its hook, and keeps its links in this browser. */
export async function makeOne(
  { id, key }: Whose,
  { title, people, empty }: Dealt,
  { rule, hook, bot }: ForAll,
  seats: readonly SeatNamed[],
): Promise<void> {
  const called = new Map(seats.map((seat) => [seat.id, seat.title]));
  const bots = bot === null ? {} : Object.fromEntries(empty.map((seat) => [seat, bot]));
  const made = await patiently<CreatedGame>(`/club-tables/${encodeURIComponent(id)}/games`, key, {
    title,
    people,
    ...(empty.length > 0 ? { bots } : {}),
  });
  keepLinks({
    game: made.game,
    title,
    creatorKey: key,
    addresses: made.addresses,
    handedOn: true,
    people: made.people.map((each) => ({
      ...each,
      seats: each.seats.map((seat) => called.get(seat) ?? seat),
    })),
  });
  if (rule) await setRule(made.game, key, rule);
  if (hook) await addHook(made.game, key, hook);
}

const pathOf = (game: string, what: string): string => `/games/${encodeURIComponent(game)}/${what}`;

export const setRule = (game: string, key: string, rule: Deadline | null): Promise<unknown> =>
  patiently(pathOf(game, 'deadline'), key, { rule });

export const addHook = (game: string, key: string, hook: Hook): Promise<unknown> =>
  patiently(pathOf(game, 'notices'), key, { kind: 'hook', ...hook });
