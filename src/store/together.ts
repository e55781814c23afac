import type { Engine } from './sql.ts';

/** How a database is written: all of an act or nothing, durable when the promise resolves. */
export interface Writer {
  write<T>(act: () => T): Promise<T>;
  /** When all that waits is written, and on the disk. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly act: () => unknown;
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** What came of an act: what tells whoever waits. */
type Come = () => void;

/** What a writer needs of the machine that it is on. */
interface Machine {
  /** Put on the disk what was committed. */
  sync(): Promise<void>;
  /** When all that has come in this turn of the loop is there. */
  turn(): Promise<void>;
}

/**
 * Acts that come in one turn of the loop, or while the disk is busy, are made durable together, as the disk takes as long for one
 * as for many. `sync` puts on the disk what was committed; the loop serves others meanwhile. At most one commit is ever on its way
 * there: what a power cut leaves of the log has no holes. Once the disk has failed nobody knows what is on it: the database is closed,
 * so that nothing is written any more, nor read as if it were stored.
 */
export function makeWriter(db: Engine, { sync, turn }: Machine): Writer {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  const stored = async (all: readonly Waiting[]): Promise<readonly Come[]> => {
    try {
      const come = writeAll(db, all);
      await sync().catch((error: unknown) => {
        db.close();
        throw error;
      });
      return come;
    } catch (error) {
      return failedWith(all, error);
    }
  };
  const writeWaiting = async (): Promise<void> => {
    await turn();
    while (waiting.length > 0) {
      const all = waiting;
      waiting = [];
      for (const tell of await stored(all)) tell();
    }
    writing = null;
  };
  return {
    write: <T>(act: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ act, done: resolve as (result: unknown) => void, failed: reject });
        writing ??= writeWaiting();
      }),
    settled: async () => {
      await writing;
    },
  };
}

function failedWith(all: readonly Waiting[], error: unknown): readonly Come[] {
  return all.map(
    ({ failed }) =>
      () =>
        failed(error),
  );
}

/** What came of acts that are committed together. Throws where none of them is. */
function writeAll(db: Engine, all: readonly Waiting[]): readonly Come[] {
  db.exec('BEGIN IMMEDIATE');
  try {
    const come = all.map((each) => writeOne(db, each));
    db.exec('COMMIT');
    return come;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** One that fails leaves the others alone, unless the disk has undone them all. */
function writeOne(db: Engine, { act, done, failed }: Waiting): Come {
  db.exec('SAVEPOINT one');
  try {
    const result = act();
    db.exec('RELEASE one');
    return () => done(result);
  } catch (error) {
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO one; RELEASE one');
    return () => failed(error);
  }
}
