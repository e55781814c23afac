import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Payer } from './budgets.ts';
import { makeQueues } from '../games/queues.ts';

/** Where requests wait, so that none of them keeps the others from being served. */
export interface Lanes {
  /** Begin with a request: one of each key in a turn of the loop, however many come at once. */
  enter(payer: Payer): Promise<void>;
  /**
   * Do something dear when it has its turn: one of each key at a time, the keys in turn, and before each of them
   * everything that is not dear.
   */
  take<T>(payer: Payer, act: () => Promise<T>): Promise<T>;
}

/** Turns of the loop that all else has before something dear: a small request comes in two or three. */
const TURNS = 4;

/** Lanes in which nobody waits yet. Strangers of one address share one. */
export function makeLanes(): Lanes {
  const entries = makeQueues();
  const ofKeys = makeQueues();
  const together = makeQueues();
  return {
    enter: (payer) => entries.take(laneOf(payer), () => othersFirst()),
    take: (payer, act) =>
      ofKeys.take(laneOf(payer), () =>
        together.take('', async () => {
          for (let turn = 0; turn < TURNS; turn++) await othersFirst();
          return act();
        }),
      ),
  };
}

function laneOf({ address, key }: Payer): string {
  return key === null ? `stranger ${address}` : `key ${key}`;
}
