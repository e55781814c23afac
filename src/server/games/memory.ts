import { setImmediate as othersFirst } from 'node:timers/promises';
import { type Denial, isDenied } from '../denied.ts';
import { type LiveGame, weigh } from './live-game.ts';
import { shelf } from './shelf.ts';

/** The games that are in memory. */
export interface Memory {
  /** The game with an id, read when it is not here. Look at once: it may leave when others have had their turn. */
  open(id: string): Promise<LiveGame | Denial>;
  forget(id: string): void;
  /** How many games are here. */
  size(): number;
  /** When all that is being read has been read. */
  done(): Promise<unknown>;
}

/** Games in memory that take about `most` bytes. `read` gets one; `stays`: which must not leave now. */
export function gamesInMemory(
  most: number,
  read: (id: string) => Promise<LiveGame | Denial>,
  stays: (id: string) => boolean,
): Memory {
  const held = shelf<LiveGame>(most, weigh, stays);
  const opening = new Map<string, Promise<LiveGame | Denial>>();
  let before: Promise<unknown> = Promise.resolve();
  let tidying = false;

  /** Let go of what is too much when those who have just asked have had their look. */
  function tidySoon(): void {
    if (!tidying)
      setImmediate(() => {
        tidying = false;
        held.shed();
      });
    tidying = true;
  }

  async function take(id: string): Promise<LiveGame | Denial> {
    try {
      await othersFirst();
      held.shed();
      const live = await read(id);
      if (!isDenied(live)) held.put(id, live);
      return live;
    } finally {
      opening.delete(id);
    }
  }

  /** Games are read one after another, and between them others have their turn. */
  function openNext(id: string): Promise<LiveGame | Denial> {
    const mine = before.then(() => take(id));
    opening.set(id, mine);
    before = mine.catch(() => undefined);
    return mine;
  }

  return {
    async open(id) {
      tidySoon();
      return held.get(id) ?? opening.get(id) ?? openNext(id);
    },
    forget: (id) => held.drop(id),
    size: held.size,
    done: () => before,
  };
}
