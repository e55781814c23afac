/** About how many bytes objects take for each character of their JSON: measured, and somewhat more. */
export const OBJECT = 3;

/** What is kept in memory while there is room: what was not asked for the longest time leaves first. */
interface Shelf<T> {
  /** What stands under an id; it is now the one asked for last. */
  get(id: string): T | undefined;
  put(id: string, item: T): void;
  drop(id: string): void;
  /** How many items there are. */
  size(): number;
  /** Let go of what is too much. Items grow, so each is weighed again. */
  shed(): void;
}

/** A shelf for so many bytes. `stays`: what cannot leave now, however much there is. */
export function shelf<T>(
  most: number,
  weigh: (item: T) => number,
  stays: (id: string) => boolean = () => false,
): Shelf<T> {
  const held = new Map<string, T>();
  const put = (id: string, item: T): void => {
    held.delete(id);
    held.set(id, item);
  };
  function weighAll(): number {
    let bytes = 0;
    for (const item of held.values()) bytes += weigh(item);
    return bytes;
  }
  return {
    put,
    get(id) {
      const item = held.get(id);
      if (item !== undefined) put(id, item);
      return item;
    },
    drop: (id) => void held.delete(id),
    size: () => held.size,
    shed() {
      let bytes = weighAll();
      for (const [id, item] of held) {
        if (bytes <= most) return;
        if (stays(id)) continue;
        held.delete(id);
        bytes -= weigh(item);
      }
    },
  };
}
