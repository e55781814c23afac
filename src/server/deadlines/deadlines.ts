import { isSame, type Json } from '../../kernel/json.ts';
import type { Days, Deadline } from '../api/aside-api.ts';
import type { Aside } from '../aside/aside.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { AtDesk } from '../people/places.ts';
import { isZone } from './due.ts';
import { makeStrikes } from './strike.ts';
import type { HandOver } from '../stand-ins/hand-over.ts';

/** The deadlines of the games of a server. */
export interface Deadlines {
  /** Whoever made a game sets by what. */
  set(live: LiveGame, rule: Deadline | null): Promise<Denial | null>;
  /** A person with a seat wants it so; it is so once all who have a seat want the same. */
  wish(place: AtDesk, rule: Deadline | null): Promise<Denial | null>;
  /** When a person is away. */
  leave(place: AtDesk, days: readonly Days[]): Promise<void>;
  /** Look whose time is over, and do what was agreed for that. */
  look(): Promise<void>;
}

/** What deadlines need of others. `changed`: those who watch a game are to be told; `failed`: one could not be looked at. */
interface Around {
  readonly changed: Aside['changed'];
  readonly handOver: Pick<HandOver, 'begin'>;
  failed(error: unknown): void;
}

export function makeDeadlines(games: Games, { changed, handOver, failed }: Around): Deadlines {
  const { database, clock } = games;
  const { deadlines } = database;
  const lookAt = makeStrikes(games, handOver);

  async function set(live: LiveGame, rule: Deadline | null): Promise<Denial | null> {
    if (rule && !isZone(rule.zone)) return denial(400, SAYS.noZone);
    await deadlines.set(live.id, rule && ({ ...rule, from: clock() } as Json));
    await changed(live.id);
    return null;
  }

  async function wish({ live, at }: AtDesk, rule: Deadline | null): Promise<Denial | null> {
    if (live.seating.people[at]?.seats.length === 0) return denial(403, SAYS.spectator);
    if (rule && !isZone(rule.zone)) return denial(400, SAYS.noZone);
    const { wishes } = await deadlines.kept(live.id);
    const all = new Map([...wishes, [at, rule as Json]]);
    const seated = live.seating.people.flatMap(({ seats, revoked }, i) =>
      revoked || seats.length === 0 ? [] : [i],
    );
    const isAgreed = seated.every((each) => all.has(each) && isSame(all.get(each) as Json, rule as Json));
    if (isAgreed) return set(live, rule);
    await deadlines.wish(live.id, at, rule as Json);
    await changed(live.id);
    return null;
  }

  return {
    set,
    wish,
    async leave({ live, at }, days) {
      await deadlines.leave(live.id, at, days as unknown as Json);
      await changed(live.id);
    },
    async look() {
      for (const id of await deadlines.games()) await lookAt(id).catch(failed);
    },
  };
}

/** Milliseconds between two looks. */
const EVERY = 30_000;

/** Look again and again; one look after the other. Returns what ends it, once the last look is done. */
export function keepLooking(
  look: () => Promise<void>,
  failed: (error: unknown) => void,
  every: number = EVERY,
): () => Promise<void> {
  let under: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    under = look()
      .catch(failed)
      .finally(() => {
        busy = false;
      });
  }, every);
  return () => {
    clearInterval(timer);
    return under;
  };
}
