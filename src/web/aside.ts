import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AsideMessage } from '../server/api/index.ts';
import { type Known, withNews } from './aside-known.ts';

export type { AsideMessage };

/** What stands beside a desk (times, talk, who is there), as far as it has come. */
export interface Aside {
  of(part: string): Known | undefined;
  take(message: AsideMessage): void;
  /** Be told of each change. Returns what ends it. */
  listen(heard: () => void): () => void;
}

/** Nothing has come yet. */
export function makeAside(): Aside {
  const known = new Map<string, Known>();
  const ears = new Set<() => void>();
  return {
    of: (part) => known.get(part),
    take(message) {
      known.set(message.part, withNews(known.get(message.part), message));
      for (const heard of ears) heard();
    },
    listen(heard) {
      ears.add(heard);
      return () => ears.delete(heard);
    },
  };
}

export const AsideContext = createContext<Aside>(makeAside());

/** What is known of a part that stands beside the desk; undefined: nothing has come. */
export function useAside<T>(part: string): T | undefined {
  const aside = useContext(AsideContext);
  return useSyncExternalStore(aside.listen, () => aside.of(part)) as T | undefined;
}
