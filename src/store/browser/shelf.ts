import type { Database, SAHPoolUtil } from '@sqlite.org/sqlite-wasm';
import { bytesOf, inMemory, type LoadedSqlite } from './load.ts';

/** Where databases stand in a browser, each under its number: the greatest is the one in use. */
export interface Shelf {
  /** Whether what stands there is there when the tab is closed. */
  readonly lasts: boolean;
  /** The numbers of all, the greatest first. */
  numbers(): readonly number[];
  /** Open a database, or make it. */
  open(number: number): Database;
  /** Close one that is open, and keep it. */
  close(number: number, db: Database): void;
  /** The bytes of one that is not open. */
  read(number: number): Uint8Array;
  /** Put bytes under a number under which there is nothing: all of them, or none. Throws what the browser says. */
  write(number: number, bytes: Uint8Array): Promise<void>;
  remove(number: number): void;
  /** Let others use it. */
  leave(): void;
}

const NAME = /^\/games-(\d+)\.db$/;
const nameOf = (number: number): string => `/games-${number}.db`;

/** A database has a journal beside it, and one more stands there while a backup is brought in. */
const SPARE = 4;

/** The numbers of databases in files that outlive the tab. */
export function poolShelf(pool: SAHPoolUtil): Shelf {
  return {
    lasts: true,
    numbers: () =>
      pool
        .getFileNames()
        .flatMap((name) => NAME.exec(name)?.[1] ?? [])
        .map(Number)
        .toSorted((a, b) => b - a),
    open: (number) => new pool.OpfsSAHPoolDb(nameOf(number)),
    close: (_, db) => db.close(),
    read: (number) => pool.exportFile(nameOf(number)),
    async write(number, bytes) {
      await pool.reserveMinimumCapacity(pool.getFileCount() + SPARE);
      const parts = [bytes];
      // given piece by piece, what was not written whole is cleared away; it gets its name last
      await pool.importDb(nameOf(number), () => parts.pop());
    },
    remove(number) {
      for (const name of [nameOf(number), `${nameOf(number)}-journal`]) pool.unlink(name);
    },
    leave: () => void pool.pauseVfs(),
  };
}

/** Databases in memory, which are there until the tab is closed. */
export function memoryShelf(loaded: LoadedSqlite): Shelf {
  const all = new Map<number, Uint8Array>();
  return {
    lasts: false,
    numbers: () => [...all.keys()].toSorted((a, b) => b - a),
    open(number) {
      const bytes = all.get(number) ?? new Uint8Array();
      all.set(number, bytes);
      return inMemory(loaded, bytes);
    },
    close(number, db) {
      all.set(number, bytesOf(loaded, db));
      db.close();
    },
    read: (number) => all.get(number) ?? new Uint8Array(),
    write: async (number, bytes) => void all.set(number, bytes),
    remove: (number) => void all.delete(number),
    leave: () => undefined,
  };
}
