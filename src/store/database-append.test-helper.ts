// A process that appends to a database for ever and prints each entry once it is acknowledged: it is there to be
// killed, and ends with the process that started it.
import { isRefusal } from '../kernel/clause.ts';
import { openDatabase } from './open.ts';
import { entry, HEADER } from './entry.test-helper.ts';

process.stdin.resume().once('end', () => process.exit());
const [, , path = ''] = process.argv;
const database = openDatabase(path);
if (isRefusal(database)) throw new Error(database.refused.key);
await database.create('g', HEADER);
const loaded = await database.load('g');
for (let n = isRefusal(loaded) ? 0 : loaded.entries.length; ; n++) {
  const done = await database.append('g', n, entry(n + 1, `k${n + 1}`));
  process.stdout.write(isRefusal(done) ? `refused ${done.refused.key}\n` : `${done.n}\n`);
  if (isRefusal(done)) break;
}
