import type { GamesStore, OthersNews, Others } from '../../store/index.ts';
import type { Aside } from '../aside/aside.ts';
import { type Deadlines, keepLooking } from '../deadlines/deadlines.ts';
import type { Bots } from '../bots/answering.ts';
import type { Games } from './games.ts';
import type { Notices } from '../notices/notices.ts';
import { newKey } from '../people/people.ts';

interface Ground {
  readonly games: Games;
  readonly aside: Aside;
  readonly deadlines: Deadlines;
  readonly notices: Pick<Notices, 'begin' | 'changed' | 'drain'>;
  readonly bots: Bots;
  failed(error: unknown): void;
}

/** What is done again and again, and what is heard of other processes that serve the same games. */
export interface Going {
  /** Begin to tell people, and to hear of the others. Rejects where they cannot be heard. */
  begin(): Promise<void>;
  /** Look at nothing any more, once the last look is done. */
  end(): Promise<void>;
}

/** Milliseconds between two looks at the games that somebody watches: a process that was killed may not have told of its last change. */
const EVERY = 5000;
/** Milliseconds between two looks at what bots are asked. */
const BOTS_EVERY = 1000;

/** One process alone does everything; of several, one tells people and strikes whose time is over. */
export function goingOn(ground: Ground): Going {
  const { games, deadlines, notices, bots, failed } = ground;
  const { others } = games.database;
  if (!others) {
    const ends = [keepLooking(deadlines.look, failed), keepLooking(bots.look, failed, BOTS_EVERY)];
    const end = async (): Promise<void> => void (await Promise.all(ends.map((each) => each())));
    return { begin: async () => void notices.begin(), end };
  }
  const hear = (news: OthersNews | null): void => void again(ground, news).catch(failed);
  const endLeading = keepLooking(() => lead(ground, others), failed);
  const endBots = keepLooking(async () => (others.leads() ? bots.look() : undefined), failed, BOTS_EVERY);
  const endWatching = keepLooking(
    async () => {
      for (const id of await others.stale(games.watchers.watched())) hear({ kind: 'game', id });
    },
    failed,
    EVERY,
  );
  return {
    begin: () => others.begin({ news: hear, leads: () => void notices.begin() }),
    end: async () => {
      await Promise.all([endLeading(), endWatching(), endBots()]);
    },
  };
}

/** Look again at what others have changed; null: at everything. */
async function again({ games, aside }: Ground, news: OthersNews | null): Promise<void> {
  if (news?.kind !== 'aside') await games.news(news);
  for (const id of news === null ? games.watchers.watched() : [news.id]) await aside.heard(id);
  if (news === null) await games.here.again();
}

/** What one of several processes does: also for those that have died meanwhile. */
async function lead({ games, deadlines, notices }: Ground, others: Others): Promise<void> {
  if (!others.leads()) return;
  await deadlines.look();
  for (const id of await others.stale(await games.database.notices.games())) notices.changed(id);
  await notices.drain();
}

/** A key for creating games: of several processes, the same of all. */
export async function creationKeyOf({ others, notices }: GamesStore): Promise<string> {
  return others ? notices.secret('creation', newKey()) : newKey();
}
