import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { failure, type Failure } from './output.ts';

/** Write a file whole or not at all, in place of the one before. */
export function writeWhole(path: string, text: string): Failure | null {
  const fresh = `${path}.${process.pid}.new`;
  try {
    writeFileSync(fresh, text, { flag: 'wx' });
    renameSync(fresh, path);
    return null;
  } catch (error) {
    rmSync(fresh, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return failure(`${path} cannot be written (${code}).`);
  }
}
