import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Refusal, refuse } from '../kernel/clause.ts';
import { words } from '../kernel/texts/words.ts';

/** A file kept for this process; it is free again when this is called. */
export type Release = () => void;

/** The locks of this process: a lock with our number that is not among them is left from a process before us. */
const ours = new Set<string>();

/** Keep other processes from writing to a file until the lock is released. Refused while another holds it. */
export function lock(path: string): Release | Refusal {
  const file = `${path}.lock`;
  for (let tries = 0; tries < 3; tries++) {
    if (take(file)) return () => release(file);
    const holder = holderOf(file);
    if (holder !== null && isHeld(file, holder))
      return refuse(words('store.locked', { id: path, pid: holder, file }));
    if (holder !== null) clear(file, holder);
  }
  return refuse(words('store.locked', { id: path, pid: holderOf(file) ?? 0, file }));
}

function release(file: string): void {
  ours.delete(file);
  rmSync(file, { force: true });
}

/** False when there is a lock already. Throws what the system says when the folder cannot be written. */
function take(file: string): boolean {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    put(mine, file);
    ours.add(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** The lock appears with its holder in it, in one step where the file system can do that. Throws EEXIST. */
function put(mine: string, file: string): void {
  try {
    linkSync(mine, file);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error;
    copyFileSync(mine, file, constants.COPYFILE_EXCL);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The number in a lock, 0 where there is none; null when the lock is gone. */
function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : 0;
  } catch {
    return null;
  }
}

function isHeld(file: string, holder: number): boolean {
  if (holder === process.pid) return ours.has(file);
  return holder > 0 && isAlive(holder);
}

/** Whether a process runs; one we may not signal does. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Take a dead process's lock away. If somebody else did so first and holds it now, put theirs back. */
function clear(file: string, dead: number): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== dead) put(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
