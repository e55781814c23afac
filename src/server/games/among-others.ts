import { AsyncLocalStorage } from 'node:async_hooks';
import type { OthersNews } from '../../store/index.ts';
import { type Denial, isDenied } from '../denied.ts';
import { type Before, catchUp, sendAway } from './catch-up.ts';
import type { LiveGame } from './live-game.ts';
import type { Sharing } from './shared.ts';

/** The games that several processes serve: what is in memory is looked at anew where another has changed it. */
export const amongOthers: Sharing = ({ database, memory, queues, watchers, pace, seenAnew }, others) => {
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
};
