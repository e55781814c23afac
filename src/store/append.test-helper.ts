// A process that appends to a game file for ever and prints each entry once it is acknowledged: it is there to be killed.
import { isRefusal } from '../kernel/clause.ts';
import { entry } from './entry.test-helper.ts';
import { fileStore } from './file.ts';

const [, , path = ''] = process.argv;
const store = fileStore('');
const loaded = await store.load(path);
for (let n = isRefusal(loaded) ? 0 : loaded.entries.length; ; n++) {
  const done = await store.append(path, n, entry(n + 1, `k${n + 1}`));
  process.stdout.write(isRefusal(done) ? `refused ${done.refused.key}\n` : `${done.n}\n`);
  if (isRefusal(done)) break;
}
