import { type Denial, isDenied } from '../denied.ts';
import { type LiveGame, weigh } from './live-game.ts';
import type { Pace } from './pace.ts';
import { shelf } from './shelf.ts';

/** The games that are in memory. */
export interface Memory {
  /** The game with an id, read when it is not here. Look at once: it may leave when others have had their turn. */
  open(id: string): Promise<LiveGame | Denial>;
  forget(id: string): void;
  /** A game has grown since it was opened. */
  changed(id: string): void;
  /** How many games are here. */
  size(): number;
  /** When all that is being read has been read. */
  done(): Promise<unknown>;
}

/** So many games are read side by side: a short one waits for no long one, and no more are half read than there is room for. */
const AT_ONCE = 8;

/** Games in memory that take about `most` bytes. `read` gets one; `stays`: which must not leave now. */
export function gamesInMemory(
  most: number,
  read: (id: string) => Promise<LiveGame | Denial>,
  stays: (id: string) => boolean,
  { begin, othersFirst }: Pick<Pace, 'begin' | 'othersFirst'>,
): Memory {
  const held = shelf<LiveGame>(most, weigh, stays);
  const opening = new Map<string, Promise<LiveGame | Denial>>();
  const inOrder = atMost(AT_ONCE);
  let tidying = false;

  /** Let go of what is too much when those who have just asked have had their look. */
  function tidySoon(): void {
    if (tidying) return;
    tidying = true;
    void othersFirst().then(() => {
      tidying = false;
      held.shed();
    });
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

  function openNext(id: string): Promise<LiveGame | Denial> {
    const mine = inOrder(() => take(id));
    opening.set(id, mine);
    return mine;
  }

  return {
    async open(id) {
      tidySoon();
      const here = held.get(id);
      if (here) return here;
      const opened = await (opening.get(id) ?? openNext(id));
      // all who have waited for it would look in one go
      return begin(async () => held.get(id) ?? opened);
    },
    forget: (id) => held.drop(id),
    changed(id) {
      held.changed(id);
      tidySoon();
    },
    size: held.size,
    done: () => Promise.allSettled(opening.values()),
  };
}

/** Does things side by side, so many at once; the others wait in order. */
function atMost(most: number): <T>(act: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (act) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
