import { refuse } from '../kernel/clause.ts';
import type { Entry, Header } from '../kernel/game/entry.ts';
import { words } from '../kernel/texts/words.ts';
import type { Store } from './store.ts';
import { timesOf } from './times.ts';

/** A store that forgets everything when the process ends: for tests and tries. */
export function memoryStore(): Store {
  const games = new Map<string, { header: Header; entries: Entry[]; times: (number | null)[] }>();
  return {
    create: async (id, header) => {
      if (games.has(id)) return refuse(words('store.exists', { id }));
      games.set(id, { header: structuredClone(header), entries: [], times: [] });
      return null;
    },
    load: async (id) => structuredClone(games.get(id)) ?? refuse(words('store.none', { id })),
    append: async (id, after, entry, { more = [], at } = {}) => {
      const game = games.get(id);
      if (!game) return refuse(words('store.none', { id }));
      const again =
        entry.request === undefined ? undefined : game.entries.find((each) => each.request === entry.request);
      if (again) return { n: again.n, again: true };
      if (game.entries.length !== after || entry.n !== after + 1)
        return refuse(words('store.moved', { n: after + 1 }));
      game.entries.push(...structuredClone([entry, ...more]));
      game.times.push(...timesOf(1 + more.length, at));
      return { n: entry.n, again: false };
    },
    rehead: async (id, header) => {
      const game = games.get(id);
      if (!game) return refuse(words('store.none', { id }));
      game.header = structuredClone(header);
      return null;
    },
    list: async () => [...games.keys()].toSorted(),
    close: async () => games.clear(),
  };
}
