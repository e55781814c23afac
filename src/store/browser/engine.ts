import type { Database, PreparedStatement, SqlValue } from '@sqlite.org/sqlite-wasm';
import type { Engine, EngineValue, EngineStatement, SqlRow } from '../sql.ts';
import type { LoadedSqlite } from './load.ts';

const INPUT_OUTPUT = 10;
const FULL = 13;

/** A database of SQLite in WebAssembly as the embedded database is on a machine. */
export function engineOf({ sqlite, trouble }: LoadedSqlite, db: Database): Engine {
  const { SQLite3Error, capi } = sqlite;
  // whoever cannot write for want of room is told of an error of input or output, and of no more
  const numbered = (error: unknown): unknown => {
    if (!(error instanceof SQLite3Error)) return error;
    const { resultCode } = error;
    const isFull = (resultCode & 0xff) === INPUT_OUTPUT && trouble.isOfRoom();
    return Object.assign(error, { code: 'ERR_SQLITE_ERROR', errcode: isFull ? FULL : resultCode });
  };
  const guarded = <T>(act: () => T): T => {
    trouble.forget();
    try {
      return act();
    } catch (error) {
      throw numbered(error);
    }
  };
  const unused = new FinalizationRegistry<PreparedStatement>((statement) => void statement.finalize());
  return {
    get isOpen() {
      return db.isOpen();
    },
    get isTransaction() {
      return db.isOpen() && capi.sqlite3_get_autocommit(db) === 0;
    },
    exec: (text) => guarded(() => void db.exec(text)),
    prepare(text) {
      const statement = guarded(() => db.prepare(text));
      const prepared = preparedOf(statement, guarded);
      unused.register(prepared, statement);
      return prepared;
    },
    close: () => db.close(),
  };
}

function preparedOf(statement: PreparedStatement, guarded: <T>(act: () => T) => T): EngineStatement {
  function* iterate(...values: EngineValue[]): Generator<SqlRow> {
    try {
      if (values.length > 0) guarded(() => statement.bind(values as SqlValue[]));
      while (guarded(() => statement.step())) yield guarded(() => statement.get({}) as SqlRow);
    } finally {
      // what went wrong was said by its step
      statement.resetNoThrow(true);
    }
  }
  return {
    iterate,
    all: (...values) => [...iterate(...values)],
    get(...values) {
      const [row] = iterate(...values);
      return row;
    },
  };
}
