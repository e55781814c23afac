import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Json } from '../kernel/json.ts';
import type { AsideMessage } from '../server/aside/aside.ts';

export type { AsideMessage };

/** What is known of one part that stands beside the desk. */
type Known = Readonly<Record<string, Json>>;

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

/** What is known of a part with what is new of it. */
export function withNews(before: Known = {}, { whole, set, add = {} }: AsideMessage): Known {
  const kept = whole ? {} : before;
  const grown = Object.entries(add).map(([name, items]) => [
    name,
    [...((kept[name] as readonly Json[] | undefined) ?? []), ...items],
  ]);
  return { ...kept, ...set, ...Object.fromEntries(grown) };
}

export const AsideContext = createContext<Aside>(makeAside());

/** What is known of a part that stands beside the desk; undefined: nothing has come. */
export function useAside<T>(part: string): T | undefined {
  const aside = useContext(AsideContext);
  return useSyncExternalStore(aside.listen, () => aside.of(part)) as T | undefined;
}
