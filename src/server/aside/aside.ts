import { isDenied } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { AtDesk } from '../people/places.ts';
import type { PartNews, AsidePart } from './part.ts';

/** What one reader is sent of a part. `whole`: it stands in place of all that came before. */
export interface AsideMessage extends PartNews {
  readonly type: 'aside';
  readonly part: string;
  readonly whole?: true;
}

/** What stands beside the desks of a server. */
export interface Aside {
  /** Begin for one reader: what comes back is asked each time something may have changed, and sends what is new. */
  follow(place: AtDesk, send: (message: AsideMessage) => void): (now: LiveGame) => Promise<void>;
  /** All of every part as one reader may know it. */
  whole(place: AtDesk): Promise<AsideMessage[]>;
  /** Something beside the desks of a game has changed: everybody who watches is told what is new for them. */
  changed(id: string): Promise<void>;
  /** The same where other processes know it: one of them says so, or the store has told them. */
  heard(id: string): Promise<void>;
}

/** What stands beside the desks of these games. */
export function makeAside(games: Games, parts: readonly AsidePart[]): Aside {
  const follow: Aside['follow'] = (place, send) => {
    const asked = begun(parts, place);
    return inOrder(async (now) => {
      for (const each of asked) {
        const news = await each.news(now);
        if (news) send({ type: 'aside', part: each.part, ...(each.isFirst ? { whole: true } : {}), ...news });
        if (news) each.isFirst = false;
      }
    });
  };
  async function heard(id: string): Promise<void> {
    if (!games.watchers.any(id)) return;
    const live = await games.open(id);
    if (!isDenied(live)) games.watchers.aside(live);
  }
  return {
    follow,
    heard,
    async whole(place) {
      const all: AsideMessage[] = [];
      await follow(place, (message) => all.push(message))(place.live);
      return all;
    },
    async changed(id) {
      games.database.others?.tell(id);
      await heard(id);
    },
  };
}

/** The parts as one reader begins to follow them; apart, so that nothing that is called later keeps the game. */
function begun(
  parts: readonly AsidePart[],
  place: AtDesk,
): { readonly part: string; readonly news: ReturnType<AsidePart['follow']>; isFirst: boolean }[] {
  return parts.map(({ name, follow }) => ({ part: name, news: follow(place), isFirst: true }));
}

/** One call after the other; of those that come while one is under way the last alone is done. */
function inOrder(act: (now: LiveGame) => Promise<void>): (now: LiveGame) => Promise<void> {
  let under: Promise<void> | null = null;
  let next: LiveGame | null = null;
  const run = async (): Promise<void> => {
    while (next) {
      const now = next;
      next = null;
      await act(now);
    }
  };
  return (now) => {
    next = now;
    return (under ??= run().finally(() => {
      under = null;
    }));
  };
}
