import type { Database } from '@sqlite.org/sqlite-wasm';
import { type Refusal, refuse } from '../../kernel/clause.ts';
import { words } from '../../kernel/texts/words.ts';
import {
  damageIn,
  isCorrupt,
  forgetDice,
  layLinks,
  migrate,
  MOST_AT_START,
  numberOf,
  strangeIn,
  takeLinks,
} from '../schema.ts';
import type { Engine } from '../sql.ts';
import { engineOf } from './engine.ts';
import { bytesOf, inMemory, type LoadedSqlite } from './load.ts';

// One tab alone has the files, so that a commit need not look what others did. With a journal that is rolled back the file is the whole
// database between two commits, and can be saved as it is though it cannot be opened. The journal is emptied and stays: to take it
// away and make it anew would write the names of both into its file, each time.
const SETTINGS = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;`;

const FULL = 13;
const NOT_A_DATABASE = 26;

/** A database that is ours, and up to date. */
export interface TakenDatabase {
  readonly db: Database;
  readonly engine: Engine;
}

/** Take a database into use. Refused, with nothing changed, where it is damaged, newer or not ours; it is closed then. */
export function takeDatabase(loaded: LoadedSqlite, open: () => Database): TakenDatabase | Refusal {
  let db: Database | undefined;
  try {
    db = open();
    const engine = engineOf(loaded, db);
    const refusal = claim(engine);
    if (!refusal) return { db, engine };
    db.close();
    return refusal;
  } catch (error) {
    db?.close();
    const number = numberOf(error);
    const reason = error instanceof Error ? error.message : '';
    if (isCorrupt(error)) return refuse(words('browser.damaged', { reason }));
    if (number === NOT_A_DATABASE) return refuse(words('browser.notOurs'));
    if (number === FULL) return refuse(words('browser.full'));
    if (Number.isNaN(number)) throw error;
    return refuse(words('browser.noAccess', { reason }));
  }
}

function claim(engine: Engine): Refusal | null {
  const strange = strangeIn(engine);
  if (strange === 'other') return refuse(words('browser.notOurs'));
  if (strange) return refuse(words('browser.newer', strange));
  engine.exec(SETTINGS);
  const reason = sizeOf(engine) <= MOST_AT_START ? damageIn(engine, 'quick_check') : null;
  if (reason !== null) return refuse(words('browser.damaged', { reason }));
  migrate(engine);
  return null;
}

function sizeOf(engine: Engine): number {
  const row = engine
    .prepare('SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()')
    .get();
  return Number(row?.['size']);
}

/** A backup as it can be put in a place: up to date. `links`: those that lay in it; null: none did. */
export interface FitBackup {
  readonly bytes: Uint8Array;
  readonly links: string | null;
}

/** The same bytes of a database with links in it. */
export function withLinks(loaded: LoadedSqlite, bytes: Uint8Array, links: string): Uint8Array {
  const db = inMemory(loaded, bytes);
  try {
    layLinks(engineOf(loaded, db), links);
    return bytesOf(loaded, db);
  } finally {
    db.close();
  }
}

/** A database without games. */
export function emptyGames(loaded: LoadedSqlite): FitBackup {
  const db = inMemory(loaded, new Uint8Array());
  try {
    migrate(engineOf(loaded, db));
    return { bytes: bytesOf(loaded, db), links: null };
  } finally {
    db.close();
  }
}

/** A backup as it can be put in a place. Refused where it is damaged, newer or none. */
export function fitBackup(loaded: LoadedSqlite, bytes: Uint8Array): FitBackup | Refusal {
  if (bytes.length === 0) return refuse(words('browser.backupNotOurs'));
  let db: Database | undefined;
  try {
    db = inMemory(loaded, bytes);
    const engine = engineOf(loaded, db);
    const strange = strangeIn(engine);
    if (strange === 'other') return refuse(words('browser.backupNotOurs'));
    if (strange) return refuse(words('browser.backupNewer', strange));
    const reason = damageIn(engine, 'integrity_check');
    if (reason !== null) return refuse(words('browser.backupDamaged', { reason }));
    migrate(engine);
    forgetDice(engine);
    const links = takeLinks(engine);
    return { bytes: bytesOf(loaded, db), links };
  } catch (error) {
    if (numberOf(error) === NOT_A_DATABASE) return refuse(words('browser.backupNotOurs'));
    if (!isCorrupt(error)) throw error;
    return refuse(words('browser.backupDamaged', { reason: (error as Error).message }));
  } finally {
    db?.close();
  }
}
