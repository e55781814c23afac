import type { Payer } from './budgets.ts';
import type { Pace } from '../games/pace.ts';
import { makeQueues } from '../games/queues.ts';

/** Where requests wait, so that none of them keeps the others from being served. */
export interface Lanes {
  /** Begin with a request: one of each key in a turn of the loop, however many come at once. */
  enter(payer: Payer): Promise<void>;
  /**
   * Do something dear when it has its turn: one of each key at a time, the keys in turn, and before each of them
   * everything that is not dear. While it waits itself the other keys go on.
   */
  take<T>(payer: Payer, act: () => Promise<T>): Promise<T>;
}

/** Lanes in which nobody waits yet. Strangers of one address share one. */
export function makeLanes({ begin, othersFirst }: Pick<Pace, 'begin' | 'othersFirst'>): Lanes {
  const entries = makeQueues();
  const ofKeys = makeQueues();
  return {
    enter: (payer) => entries.take(laneOf(payer), othersFirst),
    take: (payer, act) => ofKeys.take(laneOf(payer), () => begin(act)),
  };
}

function laneOf({ address, key }: Payer): string {
  return key === null ? `stranger ${address}` : `key ${key}`;
}
