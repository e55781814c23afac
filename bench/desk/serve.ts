// A desk server in a process of its own. Its limits are raised, as everybody comes from this one machine; but not for
// who tries what one key can do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { packageRoot } from '../../src/cli/root.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import { startServer } from '../../src/server/index.ts';
import { seatAll } from '../../src/server/seat-all.test-helper.ts';
import { openDatabase, openPostgres } from '../../src/store/places.ts';
import { BOOKS } from '../played.ts';

const folder = mkdtempSync(join(tmpdir(), 'demarche-desk-'));
const [, , limits, address] = process.argv;
const database =
  address === undefined ? openDatabase(join(folder, 'games.sqlite')) : await openPostgres(address);
if (isRefusal(database)) throw new Error(`no database: ${database.refused.key}`);
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  database: seatAll(database),
  rulebooks: BOOKS,
  log: pino({ level: 'silent' }),
  web: join(packageRoot(), 'dist', 'web'),
  limits: limits === 'as-served' ? {} : { burst: 1e6, perSecond: 1e6, sockets: 1e4, silent: 1e4 },
});
process.once('disconnect', () => {
  void server.close().then(() => rmSync(folder, { recursive: true, force: true }));
});
process.send?.(server.address.replace(/\/$/, ''));
