// A desk server in a process of its own, with little memory: it says what it takes when it is asked.
import { getHeapStatistics } from 'node:v8';
import { pino } from 'pino';
import { isRefusal } from '../../src/kernel/clause.ts';
import { startServer } from '../../src/server/index.ts';
import { seatAll } from '../../src/server/seat-all.test-helper.ts';
import { openDatabase } from '../../src/store/places.ts';
import type { Taken } from './process.ts';

const database = openDatabase(process.argv[2] ?? '');
if (isRefusal(database)) throw new Error(database.refused.key);
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  database: seatAll(database),
  log: pino({ level: 'silent' }),
  web: null,
  limits: { burst: 1e6, perSecond: 1e6 },
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  const { heap_size_limit: limit } = getHeapStatistics();
  process.send?.({ heap, limit, resident, cpu: (user + system) / 1000 } satisfies Taken);
});
process.once('disconnect', () => void server.close());
process.send?.(server.address);
