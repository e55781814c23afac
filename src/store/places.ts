import type { Refusal } from '../kernel/clause.ts';
import type { Begins, Restoration } from './backup.ts';
import type { Database } from './database.ts';

// Where games are kept, for whoever opens such a place or puts a backup there. What a Postgres takes is loaded where there is one.

/** A file of one game. */
export { fileStore } from './file.ts';

/** The embedded database, and what nobody else on the machine may read. */
export { openDatabase } from './open.ts';
export { type Begins, restore, type Restoration } from './backup.ts';
export { PRIVATE } from './sqlite-file.ts';

/** Where a Postgres is, without what one comes in by. */
export { whereOf } from './postgres/where.ts';

/** Open the games in a Postgres. */
export async function openPostgres(address: string): Promise<Database | Refusal> {
  return (await import('./postgres/open.ts')).openPostgres(address);
}

/** Put a backup into a Postgres; with `replace`, the games that are there are put aside. */
export async function restoreTo(
  file: string,
  address: string,
  replace: boolean,
  begins: Begins,
): Promise<Restoration | Refusal> {
  return (await import('./postgres/move.ts')).restoreTo(file, address, replace, begins);
}
