import { AsyncLocalStorage } from 'node:async_hooks';
import type { Slices } from '../../kernel/game/slices.ts';
import type { Database, OthersNews, Others } from '../../store/index.ts';
import { type Before, catchUp, sendAway } from './catch-up.ts';
import { type Denial, isDenied } from '../denied.ts';
import type { LiveGame } from './live-game.ts';
import type { Memory } from './memory.ts';
import type { Pace } from './pace.ts';
import type { Queues } from './queues.ts';
import type { Watchers } from './watchers.ts';

/** The games in memory, kept to what is stored though other processes change the same games. */
export interface SharedGames {
  /** The game with an id as it is stored now, for whoever looks. */
  open(id: string): Promise<LiveGame | Denial>;
  /** The same for whoever has their turn with it. */
  fresh(id: string): Promise<LiveGame | Denial>;
  /** Do something as the turn of a game. */
  asTurn<T>(id: string, act: () => Promise<T>): Promise<T>;
  /** Look again at what others have changed. */
  news(news: OthersNews | null): Promise<void>;
}

interface Ground {
  readonly database: Database;
  readonly memory: Memory;
  readonly queues: Queues;
  readonly watchers: Watchers;
  readonly pace: Pace;
  /** Everybody who watches may see something else now: they are told one after the other. */
  seenAnew(live: LiveGame): Slices<void>;
}

/** Where this process has the games alone, what is in memory is what is stored. */
export function sharedGames(ground: Ground): SharedGames {
  const { memory, database } = ground;
  if (database.others) return amongOthers(ground, database.others);
  return {
    open: memory.open,
    fresh: memory.open,
    asTurn: (_, act) => act(),
    news: async () => undefined,
  };
}

function amongOthers(
  { database, memory, queues, watchers, pace, seenAnew }: Ground,
  others: Others,
): SharedGames {
  const turns = new AsyncLocalStorage<string>();

  async function fresh(id: string): Promise<LiveGame | Denial> {
    const live = await memory.open(id);
    if (isDenied(live) || (await others.isKnown(id))) return live;
    const before: Before = { seating: live.seating, kept: live.kept };
    if (!(await catchUp({ database, others, pace }, live))) memory.forget(id);
    const now = await memory.open(id);
    if (isDenied(now)) {
      watchers.dismiss(id, null);
      return now;
    }
    sendAway(watchers, before, now);
    await pace.run(seenAnew(now));
    return now;
  }

  async function open(id: string): Promise<LiveGame | Denial> {
    const live = await memory.open(id);
    // whoever has their turn has it as it is; a second one would wait for them for ever
    if (isDenied(live) || turns.getStore() === id) return live;
    return (await others.isKnown(id)) ? memory.open(id) : queues.take(id, () => fresh(id));
  }

  async function news(news: OthersNews | null): Promise<void> {
    if (news && !watchers.any(news.id)) return watchers.heard(news.id);
    for (const id of news ? [news.id] : watchers.watched()) await open(id);
  }

  return { open, fresh, news, asTurn: (id, act) => turns.run(id, act) };
}
