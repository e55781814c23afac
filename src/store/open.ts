import { setImmediate as turn } from 'node:timers/promises';
import { isRefusal, type Refusal } from '../kernel/clause.ts';
import { backUp } from './backup.ts';
import type { Database } from './database.ts';
import { gamesIn } from './games.ts';
import { syncLog } from './log-sync.ts';
import { damageFound } from './schema.ts';
import { openFile } from './sqlite-file.ts';
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
  const writer = makeWriter(db, { sync: log.sync, turn });
  const tables = sqliteTables(db, writer);
  return {
    ...gamesIn(tables),
    backUp: (file) => backUp(db, file),
    damage: async () => damageFound(db),
    others: null,
    close: async () => {
      await writer.settled();
      log.close();
      if (db.isOpen) db.close();
    },
  };
}
