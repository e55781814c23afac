import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import { words } from '../kernel/texts/words.ts';
import { damageIn, forgetDice } from './schema.ts';
import { foreign, openFile, PRIVATE, unopenedRefusal } from './sqlite-file.ts';

// A running database is more than its main file: what was written last stands in the write-ahead log beside it. So a
// copy is made by the database itself, and is one whole file.

/** Copy a database that is in use into a new file, which others cannot read. Refused when there is one already. */
export async function backUp(db: DatabaseSync, file: string): Promise<Refusal | null> {
  return writeDatabase(file, (part) => copied(db, part));
}

/** Write a new file whole, or not at all; `fill` makes a database of the empty one that it is told. */
export async function writeDatabase(
  file: string,
  fill: (part: string) => Promise<void>,
): Promise<Refusal | null> {
  if (existsSync(file)) return refuse(words('backup.exists', { file }));
  const part = partOf(file);
  try {
    closeSync(openSync(part, 'wx', PRIVATE));
    await fill(part);
    // it is looked through when it is put back: here the games go on
    const bad = settle(part, file, 'as it is');
    if (bad) return bad;
    await synced(part);
    put(part, file);
    syncFolder(file);
    return null;
  } catch (error) {
    return unwritten(file, error);
  } finally {
    discard(part);
  }
}

/** A copy that meets a write just then breaks off: it is begun again, so many times. */
const TRIES = 50;

async function copied(db: DatabaseSync, part: string): Promise<void> {
  for (let left = TRIES; ; left--)
    try {
      await backup(db, part);
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
}

/** Told each step of restoring that may take long. */
export type Begins = (step: 'copies' | 'looks' | 'writes') => void;

/** Where the old database went, if there was one. */
export interface Restoration {
  readonly aside: string | null;
}

/**
 * Put a backup in the place of a database. A database that is there is never overwritten: only with `replace`, and then
 * it is put aside. Refused while a server has it, and when the backup is damaged; nothing is changed then. `begins` is told
 * each step that may take long.
 */
export async function restore(
  file: string,
  path: string,
  replace: boolean,
  begins: Begins = () => undefined,
): Promise<Restoration | Refusal> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(words('backup.none', { file }));
  const there = existsSync(path);
  if (there && !replace) return refuse(words('backup.there', { path }));
  const held = there ? inUse(path) : null;
  if (held) return held;
  const part = partOf(path);
  try {
    begins('copies');
    copyFileSync(file, part);
    chmodSync(part, PRIVATE);
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${part}-wal`);
    begins('looks');
    const bad = settle(part, file, 'looked through');
    if (bad) return bad;
    begins('writes');
    await synced(part);
    const aside = putAside(path);
    renameSync(part, path);
    syncFolder(path);
    return { aside: there ? aside : null };
  } catch (error) {
    return unwritten(path, error);
  } finally {
    discard(part);
  }
}

/** Give a whole file its name, in one step where the file system can do that. Throws EEXIST: nothing is overwritten. */
function put(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    copyFileSync(part, file, constants.COPYFILE_EXCL);
  }
}

function partOf(file: string): string {
  return `${file}.${process.pid}.part`;
}

function discard(part: string): void {
  try {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true });
  } catch {
    // where nothing can be removed, nothing could be made
  }
}

/** Make a copy one file without a log beside it. `name`: what it is a copy of, or will be. */
function settle(part: string, name: string, how: 'looked through' | 'as it is'): Refusal | null {
  if (statSync(part).size === 0) return refuse(words('database.empty', { path: name }));
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(part);
    const bad = foreign(db, name);
    if (bad) return bad;
    const reason = how === 'looked through' ? damageIn(db, 'integrity_check') : null;
    if (reason !== null) return refuse(words('backup.damaged', { file: name, reason }));
    forgetDice(db);
    db.exec('PRAGMA journal_mode = DELETE');
    return null;
  } catch (error) {
    const refusal = unopenedRefusal(name, error);
    const { key, args } = refusal.refused;
    return key === 'database.damaged' ? refuse(words('backup.damaged', { ...args, file: name })) : refusal;
  } finally {
    db?.close();
  }
}

async function synced(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** A refusal while somebody else has the database; one that cannot be opened at all may be replaced. */
function inUse(path: string): Refusal | null {
  const db = openFile(path);
  if (!isRefusal(db)) {
    db.close();
    return null;
  }
  return db.refused.key === 'database.locked' ? db : null;
}

/** Put aside what is there. A log alone too: it would be played into whatever takes the place of its database. */
function putAside(path: string): string {
  const ends = ['-wal', ''];
  const isTaken = (name: string): boolean => ends.some((end) => existsSync(name + end));
  let n = 1;
  while (isTaken(`${path}.before-${n}`)) n++;
  const aside = `${path}.before-${n}`;
  for (const end of ends) if (existsSync(path + end)) renameSync(path + end, aside + end);
  return aside;
}

/** So that a new name survives a power cut, where the system can do that for a folder. */
function syncFolder(file: string): void {
  let folder: number | undefined;
  try {
    folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
  } catch {
    // not every system can, and the file itself is synced
  } finally {
    if (folder !== undefined) closeSync(folder);
  }
}

function unwritten(file: string, error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '') throw error;
  if (code === 'EEXIST') return refuse(words('backup.exists', { file }));
  const reason = code === 'ERR_SQLITE_ERROR' ? (error as Error).message : code;
  return refuse(words('backup.unwritten', { file, reason }));
}
