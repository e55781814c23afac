import { valueOfBids } from '../../src/rulebooks/the-war-game/part-two/value-of-bids.ts';
import { type Found, type Options, type Tell, timeOf } from '../bench.ts';
import { rounds } from '../rounds.ts';

const TARGET = 1;

const games = [-1, 0, 1, 2, 4, 8, 11, 13].map((base) => ({
  base,
  worth: { influence: 60, counter: 47 },
  dollar: { influence: 1, counter: 1 },
}));

/** How long the value of a game of bids takes. */
export async function run(options: Options, { doing, found }: Tell): Promise<Found> {
  const time = timeOf(options);
  doing(`${games.length} games of bids`);
  // by the quickest round: what disturbs a machine only ever adds time
  const milliseconds = (await rounds(() => games.map(valueOfBids), time)).min / games.length;
  found(`the value of a game of bids: ${milliseconds.toFixed(4)} ms; to reach: < ${TARGET} ms`);
  return { document: { milliseconds, target: TARGET }, holds: milliseconds < TARGET };
}
