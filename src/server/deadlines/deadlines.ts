import { isRefusal } from '../../kernel/clause.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Days, Deadline } from '../api/aside-api.ts';
import type { Aside } from '../aside/aside.ts';
import { denied, type Denied, isDenied, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import type { AtDesk } from '../people/places.ts';
import { commonOf } from '../desk/sight.ts';
import { duesOf, isZone, ruleOf } from './due.ts';
import { giveFor, proposeSkip } from './strike.ts';
import { type HandOver, readyFor } from '../stand-ins/hand-over.ts';

/** The deadlines of the games of a server. */
export interface Deadlines {
  /** Whoever made a game sets by what. */
  set(live: LiveGame, rule: Deadline | null): Promise<Denied | null>;
  /** A person with a seat wants it so; it is so once all who have a seat want the same. */
  wish(place: AtDesk, rule: Deadline | null): Promise<Denied | null>;
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
  /** By game and seat: since when it was asked, and by which rule, when nothing more could be done for it; and who stood ready. */
  const struck = new Map<string, string>();

  async function set(live: LiveGame, rule: Deadline | null): Promise<Denied | null> {
    if (rule && !isZone(rule.zone)) return denied(400, SAYS.noZone);
    await deadlines.set(live.id, rule && ({ ...rule, from: clock() } as Json));
    await changed(live.id);
    return null;
  }

  async function wish({ live, at }: AtDesk, rule: Deadline | null): Promise<Denied | null> {
    if (live.seating.people[at]?.seats.length === 0) return denied(403, SAYS.spectator);
    if (rule && !isZone(rule.zone)) return denied(400, SAYS.noZone);
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

  async function lookAt(id: string): Promise<void> {
    const kept = await deadlines.kept(id);
    const rule = ruleOf(kept);
    const seating = await database.seating(id);
    if (!rule || rule.late === 'wait' || !seating || isRefusal(seating)) return;
    const since = await database.since(id);
    const ready = (seat: Seat): readonly number[] =>
      rule.late === 'hand' ? holdersOf(seating, seat).flatMap((at) => readyFor(seating, at) ?? []) : [];
    const stand = (seat: Seat): string => [since[seat], rule.from, ...ready(seat)].join(' ');
    const late = Object.entries(duesOf(since, seating, kept))
      .filter(([seat, due]) => due <= clock() && struck.get(`${id} ${seat}`) !== stand(seat))
      .map(([seat]) => seat)
      .filter((seat) => rule.late !== 'hand' || ready(seat).length > 0);
    if (late.length === 0) return;
    const done = await games.inTurn(id, (live) => strike(live, rule, late));
    if (!isDenied(done)) for (const seat of done) struck.set(`${id} ${seat}`, stand(seat));
  }

  /** Do what was agreed. Returns the seats for which nothing more is to be done, however often one looks. */
  async function strike(
    live: LiveGame,
    rule: Deadline,
    late: readonly Seat[],
  ): Promise<readonly Seat[] | Denied> {
    if (live.stopped) return late;
    // what came meanwhile may have changed whose time is over
    const dues = duesOf(live.since, live.seating, await deadlines.kept(live.id));
    const { awaiting } = commonOf(live).seen;
    const still = late.filter(
      (seat) => awaiting.includes(seat) && (dues[seat] ?? Number.POSITIVE_INFINITY) <= clock(),
    );
    if (still.length === 0) return [];
    if (rule.late === 'hand') {
      await handOver.begin(live, still);
      return still;
    }
    if (rule.late === 'skip')
      return proposeSkip(games, live, still, `deadline/${Math.max(...still.map((seat) => dues[seat] ?? 0))}`);
    return giveFor(games, live, still);
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
  timer.unref();
  return () => {
    clearInterval(timer);
    return under;
  };
}
