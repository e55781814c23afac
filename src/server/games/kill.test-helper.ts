// A server in a process of its own: it is there to be killed, and ends with the process that started it.
import { pino } from 'pino';
import { isRefusal } from '../../kernel/clause.ts';
import { openDatabase } from '../../store/open.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { seatAll } from '../seat-all.test-helper.ts';
import { startServer } from '../server.ts';
import { TOY } from '../toy.test-helper.ts';

process.stdin.resume().once('end', () => process.exit());
const [, , path = ''] = process.argv;
const database = path.startsWith('postgres:') ? await openPostgres(path) : openDatabase(path);
if (isRefusal(database)) throw new Error(database.refused.key);
const log = pino({ level: 'silent' });
const limits = { burst: 1_000_000 };
const { address } = await startServer({
  host: '127.0.0.1',
  port: 0,
  database: seatAll(database),
  log,
  web: null,
  rulebooks: [TOY],
  limits,
});
process.stdout.write(`${address}\n`);
