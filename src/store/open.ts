import { isRefusal, type Refusal } from '../kernel/clause.ts';
import { care } from './care.ts';
import { clubsIn } from './club-files.ts';
import type { Database } from './database.ts';
import { entriesIn } from './entries.ts';
import { syncLog } from './log-sync.ts';
import { peopleIn } from './people.ts';
import { roomsIn } from './rooms.ts';
import { openFile } from './schema.ts';
import type { Tables } from './sql.ts';
import { sqliteTables } from './sqlite.ts';
import { makeWriter } from './together.ts';

/**
 * Games in one embedded database file (write-ahead log, synced before anything is said to be stored), which this process
 * holds alone until `close`. Refused when the file cannot be had. Errors of the disk are thrown: what was asked is then not done, or nobody knows, and the database is closed.
 */
export function openDatabase(path: string): Database | Refusal {
  const db = openFile(path);
  if (isRefusal(db)) return db;
  const log = syncLog(db, path);
  const writer = makeWriter(db, log.sync);
  const tables = sqliteTables(db, writer);
  return {
    ...gamesIn(tables),
    ...care(db),
    others: null,
    close: async () => {
      await writer.settled();
      log.close();
      if (db.isOpen) db.close();
    },
  };
}

/** All that is kept in a database, whatever it is made of. */
export function gamesIn(sql: Tables): Omit<Database, 'backUp' | 'damage' | 'others' | 'close'> {
  return { ...entriesIn(sql), ...peopleIn(sql), ...clubsIn(sql), ...roomsIn(sql) };
}
