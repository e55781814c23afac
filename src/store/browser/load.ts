import init, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm';

/** What went wrong last where files are written. */
interface Trouble {
  forget(): void;
  /** Whether it is that there is no more room. */
  isOfRoom(): boolean;
}

/** SQLite in WebAssembly. */
export interface LoadedSqlite {
  readonly sqlite: Sqlite3Static;
  readonly trouble: Trouble;
}

/** Load SQLite, without its ways to keep files that need special headers. */
export async function loadSqlite(): Promise<LoadedSqlite> {
  let last: unknown = null;
  Object.assign(globalThis, {
    sqlite3ApiConfig: {
      disable: { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true } },
      // it tells there, and nowhere else, why a file was not written
      error: (...said: readonly unknown[]) => (last = said.at(-1)),
      warn: () => undefined,
      log: () => undefined,
    },
  });
  const sqlite = await init();
  return { sqlite, trouble: { forget: () => (last = null), isOfRoom: () => isForRoom(last) } };
}

/** Whether an error says that there is no more room. Some browsers write less than they were given, and say nothing. */
export function isForRoom(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'QuotaExceededError' || /write\(\) failure/.test(error.message))
  );
}

/** A database in memory, as it stands in bytes; a new one where there are none. */
export function inMemory({ sqlite }: LoadedSqlite, bytes: Uint8Array): Database {
  const { capi, oo1, wasm } = sqlite;
  const db = new oo1.DB(':memory:');
  if (bytes.length === 0) return db;
  const start = wasm.allocFromTypedArray(rolledBack(bytes));
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const result = capi.sqlite3_deserialize(db, 'main', start, bytes.length, bytes.length, flags);
  if (result === capi.SQLITE_OK) return db;
  db.close();
  throw new sqlite.SQLite3Error(result);
}

/** Where a database says whether it is written and read with a log beside it. */
const [WRITTEN, READ] = [18, 19];
const WITH_LOG = 2;

/** The same bytes as of a database without a log beside it: none has one in memory. */
function rolledBack(bytes: Uint8Array): Uint8Array {
  return bytes[WRITTEN] === WITH_LOG || bytes[READ] === WITH_LOG
    ? bytes.with(WRITTEN, 1).with(READ, 1)
    : bytes;
}

/** All bytes of a database. */
export function bytesOf({ sqlite }: LoadedSqlite, db: Database): Uint8Array {
  return sqlite.capi.sqlite3_js_db_export(db);
}
