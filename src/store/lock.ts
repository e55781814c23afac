import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { type Refusal, refuse } from '../kernel/clause.ts';
import { words } from '../kernel/words.ts';

/** Keep other processes from writing to a file until `release` is called. Refused while another holds it. */
export function lock(path: string): { release(): void } | Refusal {
  const file = `${path}.lock`;
  for (let tries = 0; tries < 3; tries++) {
    if (take(file)) return { release: () => rmSync(file, { force: true }) };
    const holder = holderOf(file);
    if (holder !== null && isAlive(holder)) return refuse(words('store.locked', { id: path, pid: holder }));
    rmSync(file, { force: true });
  }
  return refuse(words('store.locked', { id: path, pid: holderOf(file) ?? 0 }));
}

/** Throws what the system says when the folder cannot be written. */
function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Whether a process runs; one we may not signal does. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
