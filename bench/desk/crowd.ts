// Everybody who is not shown in a browser, in a process of their own.
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { type Found, playOn } from './crowd-table.ts';
import { kindOf } from './hand.ts';

/** What the crowd is told: where, and which tables of the benchmark are theirs. */
export interface Call {
  readonly url: string;
  readonly tables: readonly number[];
}

/** What it is told later: that what comes from now on counts, and to stop. */
export type Word = 'count' | 'stop';

const found: Found = { times: [], lost: 0, from: Number.POSITIVE_INFINITY };
const end = new AbortController();

process.once('message', (call: Call) => {
  const tables = call.tables.map((table) =>
    playOn(call.url, kindOf(table), seededRandom(table), found, end.signal),
  );
  process.on('message', (word: Word) => {
    if (word === 'stop') end.abort();
    else found.from = performance.now();
  });
  void Promise.all(tables).then(() => process.send?.(found, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
