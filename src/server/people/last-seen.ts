import type { Upkeep } from '../../store/index.ts';

/** Milliseconds in which somebody who is there is not written down again. */
export const SEEN_REST = 300_000;

/** So many people are remembered. */
const MOST = 20_000;

/** Who was there when, kept beside the people of a game for its maker alone. */
export interface LastSeen {
  saw(game: string, person: number): void;
  /** Nothing is written after that. */
  close(): Promise<void>;
}

/** Nobody has been there yet. What cannot be written keeps nobody from an answer. */
export function lastSeen({ see }: Pick<Upkeep, 'see'>, clock: () => number): LastSeen {
  const noted = new Map<string, number>();
  const under = new Set<Promise<void>>();
  let isClosed = false;
  return {
    saw(game, person) {
      const name = `${person} ${game}`;
      const now = clock();
      if (isClosed || now - (noted.get(name) ?? -SEEN_REST) < SEEN_REST) return;
      if (noted.size >= MOST) noted.clear();
      noted.set(name, now);
      const written = see(game, person, now)
        .catch(() => undefined)
        .finally(() => under.delete(written));
      under.add(written);
    },
    async close() {
      isClosed = true;
      await Promise.all(under);
    },
  };
}
