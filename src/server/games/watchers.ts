import type { Slices } from '../../kernel/game/slices.ts';
import type { LiveGame } from './live-game.ts';

/** Somebody who looks on at a game, whether or not it is in memory. */
interface Watcher {
  /** The place of the person among the game's people. */
  readonly at: number;
  /** Told after every change. */
  changed(live: LiveGame): void;
  /** Told when something beside the desk may have changed. */
  aside(live: LiveGame): void;
  /** Hang up: for good with a message, else to be connected again. */
  dismiss(message: string | null): void;
}

/** Who looks on, by the id of the game. */
export interface Watchers {
  /** Watch a game. Returns what ends it. */
  watch(id: string, watcher: Watcher): () => void;
  /** Tell those who look on at a game that it has changed, one after the other. */
  tell(live: LiveGame): Slices<void>;
  /** Whether the person at a place looks on at a game. */
  isHere(id: string, at: number): boolean;
  /** Be told after every change of any game. */
  hear(listener: (id: string) => void): void;
  /** A game that nobody here looks on at has changed. */
  heard(id: string): void;
  /** The games that somebody looks on at. */
  watched(): readonly string[];
  /** Tell those of a game that something beside their desks may have changed. */
  aside(live: LiveGame): void;
  /** How many look on at games. */
  count(): number;
  /** Whether anybody looks on at a game. */
  any(id: string): boolean;
  /** The places of the people who look on at a game. */
  places(id: string): ReadonlySet<number>;
  /** Send away those of a game, or only the person at a place. */
  dismiss(id: string, message: string | null, at?: number): void;
  dismissAll(): void;
}

/** Nobody looks on yet. */
export function makeWatchers(): Watchers {
  const watching = new Map<string, Set<Watcher>>();
  const listeners: ((id: string) => void)[] = [];
  const of = (id: string): Watcher[] => [...(watching.get(id) ?? [])];
  const heard = (id: string): void => {
    for (const hear of listeners) hear(id);
  };
  const dismiss: Watchers['dismiss'] = (id, message, at) => {
    for (const each of of(id)) if (at === undefined || each.at === at) each.dismiss(message);
  };
  return {
    watch(id, watcher) {
      const here = watching.get(id) ?? new Set();
      watching.set(id, here.add(watcher));
      return () => {
        if (here.delete(watcher) && here.size === 0) watching.delete(id);
      };
    },
    *tell(live) {
      for (const each of of(live.id)) {
        // who has left meanwhile is told nothing
        if (!watching.get(live.id)?.has(each)) continue;
        each.changed(live);
        yield;
      }
      heard(live.id);
    },
    heard,
    watched: () => [...watching.keys()],
    isHere: (id, at) => of(id).some((each) => each.at === at),
    hear: (listener) => void listeners.push(listener),
    aside(live) {
      for (const each of of(live.id)) each.aside(live);
    },
    count: () => [...watching.values()].reduce((all, { size }) => all + size, 0),
    any: (id) => watching.has(id),
    places: (id) => new Set(of(id).map(({ at }) => at)),
    dismiss,
    dismissAll() {
      for (const id of watching.keys()) dismiss(id, null);
    },
  };
}
