import { setImmediate as othersFirst } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { amongOthers } from './games/among-others.ts';
import { nativeSigner } from '../trust/native-signing.ts';
import type { GamesMachine } from './games/games.ts';

/** What games may take of the memory that there is, in bytes: requests and the program need the rest. */
function fairShare(): number {
  return getHeapStatistics().heap_size_limit / 24;
}

/** What Node gives the games of a house; or other bytes of memory, or another time. */
export function nodeMachine({
  memory = fairShare(),
  clock = Date.now,
}: {
  readonly memory?: number | undefined;
  readonly clock?: (() => number) | undefined;
} = {}): GamesMachine {
  return { memory, clock, othersFirst, sharing: amongOthers, makeSigner: nativeSigner };
}
