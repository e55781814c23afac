import type { DatabaseSync } from 'node:sqlite';

/** How a database is written: all of an act or nothing, durable when the promise resolves. */
export interface Writer {
  write<T>(act: () => T): Promise<T>;
  /** Write what waits, now. */
  settle(): void;
}

interface Waiting {
  readonly act: () => unknown;
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** What came of an act: what tells whoever waits. */
type Come = () => void;

/** Acts that come in one turn of the loop are made durable together, as the disk takes as long for one as for many. */
export function makeWriter(db: DatabaseSync): Writer {
  let waiting: Waiting[] = [];
  const settle = (): void => {
    const all = waiting;
    waiting = [];
    if (all.length > 0) for (const tell of writeAll(db, all)) tell();
  };
  return {
    write: <T>(act: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(settle);
        waiting.push({ act, done: resolve as (result: unknown) => void, failed: reject });
      }),
    settle,
  };
}

function writeAll(db: DatabaseSync, all: readonly Waiting[]): readonly Come[] {
  try {
    db.exec('BEGIN IMMEDIATE');
    const come = all.map((each) => writeOne(db, each));
    db.exec('COMMIT');
    return come;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return all.map(
      ({ failed }) =>
        () =>
          failed(error),
    );
  }
}

/** One that fails leaves the others alone, unless the disk has undone them all. */
function writeOne(db: DatabaseSync, { act, done, failed }: Waiting): Come {
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
