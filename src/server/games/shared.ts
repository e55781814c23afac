import type { Slices } from '../../kernel/game/slices.ts';
import type { GamesStore, OthersNews, Others } from '../../store/index.ts';
import type { Denial } from '../denied.ts';
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

/** What they are kept by. */
interface SharedGround {
  readonly database: GamesStore;
  readonly memory: Memory;
  readonly queues: Queues;
  readonly watchers: Watchers;
  readonly pace: Pace;
  /** Everybody who watches may see something else now: they are told one after the other. */
  seenAnew(live: LiveGame): Slices<void>;
}

/** The games of a place that others than this process may change. */
export type Sharing = (ground: SharedGround, others: Others) => SharedGames;

/** Where this process has the games alone, what is in memory is what is stored. */
export function aloneWith({ memory }: Pick<SharedGround, 'memory'>): SharedGames {
  return {
    open: memory.open,
    fresh: memory.open,
    asTurn: (_, act) => act(),
    news: async () => undefined,
  };
}
