/** A queue for each game: what is done in it is done in turn. */
export interface Queues {
  /** Do something after all that came before under this id. */
  take<T>(id: string, act: () => Promise<T>): Promise<T>;
  /** Whether something waits or is under way. */
  isBusy(id: string): boolean;
  /** When all that waits is done. */
  done(): Promise<unknown>;
}

/** Queues that stand only while somebody waits in them. */
export function makeQueues(): Queues {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(id, act) {
      const mine = (last.get(id) ?? Promise.resolve()).then(act);
      const settled = mine.catch(() => undefined);
      last.set(id, settled);
      try {
        return await mine;
      } finally {
        if (last.get(id) === settled) last.delete(id);
      }
    },
    isBusy: (id) => last.has(id),
    done: () => Promise.all(last.values()),
  };
}
