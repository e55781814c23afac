/** About how many bytes objects take for each character of their JSON: measured, and somewhat more. */
export const OBJECT = 3;

/** What is kept in memory while there is room: what was not asked for the longest time leaves first. */
interface Shelf<T> {
  /** What stands under an id; it is now the one asked for last, and weighed again, as whoever asks may change it. */
  get(id: string): T | undefined;
  put(id: string, item: T): void;
  drop(id: string): void;
  /** An item has changed since it was asked for. */
  changed(id: string): void;
  /** How many items there are. */
  size(): number;
  /** Let go of what is too much. */
  shed(): void;
}

/** A shelf for so many bytes. `stays`: what cannot leave now, however much there is. */
export function shelf<T>(
  most: number,
  weigh: (item: T) => number,
  stays: (id: string) => boolean = () => false,
): Shelf<T> {
  const held = new Map<string, { readonly item: T; bytes: number }>();
  /** What may weigh something else by now: among thousands it is a few. */
  const changed = new Set<string>();
  let all = 0;
  const drop = (id: string): void => {
    all -= held.get(id)?.bytes ?? 0;
    held.delete(id);
  };
  const put = (id: string, item: T, bytes = 0): void => {
    drop(id);
    held.set(id, { item, bytes });
    all += bytes;
    changed.add(id);
  };
  function weighChanged(): void {
    for (const id of changed) {
      const one = held.get(id);
      if (!one) continue;
      all -= one.bytes;
      one.bytes = weigh(one.item);
      all += one.bytes;
    }
    changed.clear();
  }
  return {
    put: (id, item) => put(id, item),
    get(id) {
      const one = held.get(id);
      if (one) put(id, one.item, one.bytes);
      return one?.item;
    },
    drop,
    changed: (id) => void changed.add(id),
    size: () => held.size,
    shed() {
      weighChanged();
      for (const id of held.keys()) {
        if (all <= most) return;
        if (!stays(id)) drop(id);
      }
    },
  };
}
