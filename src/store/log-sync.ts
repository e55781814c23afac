import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

const toDisk = promisify(fdatasync);

/** The log of a database, as it is put on the disk. */
interface LogSync {
  sync(): Promise<void>;
  close(): void;
}

/** Pages in the log after which they are moved into the database: rarely, as everybody waits for it. 4 kB each. */
const PAGES = 8000;

/**
 * Put commits on the disk from a thread of the pool, so that the loop need not stand still while the disk works: the database
 * itself then syncs only its checkpoints. The log must be there.
 */
export function syncLog(db: DatabaseSync, path: string): LogSync {
  db.exec(`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${PAGES}`);
  const log = openSync(`${path}-wal`, 'r+');
  return {
    sync: () => toDisk(log),
    close: () => closeSync(log),
  };
}
