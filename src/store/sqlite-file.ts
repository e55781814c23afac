import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import { words } from '../kernel/texts/words.ts';
import { logDamage } from './log-damage.ts';
import { damageIn, isCorrupt, migrate, MOST_AT_START, numberOf, strangeIn, takeLinks } from './schema.ts';

/**
 * Open a database file, or make it, for this process alone: every commit is durable before it returns, and an older
 * schema is brought up to date. Refused when another process has it, or the file is damaged, newer or not ours.
 */
export function openFile(path: string): DatabaseSync | Refusal {
  const made = make(path);
  if (isRefusal(made)) return made;
  // before it is opened: whoever closes it moves what can be read of the log, and deletes the rest
  const torn = existsSync(`${path}-wal`) ? logDamage(`${path}-wal`) : null;
  if (torn) return refuse(words('database.logDamaged', { path, ...torn }));
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 2000, enableForeignKeyConstraints: true });
    const refusal = foreign(db, path) ?? claim(db, path);
    if (!refusal) return db;
    db.close();
    return refusal;
  } catch (error) {
    db?.close();
    return unopenedRefusal(path, error);
  }
}

/** Make a new file that others cannot read; what is written beside it gets the same rights. */
function make(path: string): null | Refusal {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === 0) return refuse(words('database.empty', { path }));
  if (size !== undefined) return null;
  try {
    closeSync(openSync(path, 'wx', PRIVATE));
    return null;
  } catch (error) {
    return refuse(words('database.noAccess', { path, reason: (error as Error).message }));
  }
}

/** Rights for its owner alone. */
export const PRIVATE = 0o600;

/** Take a file that is ours into use; refused when it is damaged. */
function claim(db: DatabaseSync, path: string): Refusal | null {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, PRIVATE);
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const reason = statSync(path).size <= MOST_AT_START ? damageIn(db, 'quick_check') : null;
  if (reason !== null) return refuse(words('database.damaged', { path, reason }));
  migrate(db);
  // of keys that a browser saved with its games a server knows no more than of others
  takeLinks(db);
  return null;
}

/** Why a file cannot be ours, or null. Changes nothing. */
export function foreign(db: DatabaseSync, path: string): Refusal | null {
  const strange = strangeIn(db);
  if (strange === 'other') return refuse(words('database.notOurs', { path }));
  return strange && refuse(words('database.newer', { path, ...strange }));
}

const BUSY = 5;
const NOT_A_DATABASE = 26;

/** The sentence for what the database says when a file cannot be had. Throws what is our own mistake. */
export function unopenedRefusal(path: string, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : '';
  if (isCorrupt(error)) return refuse(words('database.damaged', { path, reason }));
  const number = numberOf(error);
  if (number === BUSY) return refuse(words('database.locked', { path }));
  if (number === NOT_A_DATABASE) return refuse(words('database.notOurs', { path }));
  if (Number.isNaN(number)) throw error;
  return refuse(words('database.noAccess', { path, reason }));
}
