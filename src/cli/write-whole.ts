import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { failed, type Failed } from './output.ts';

/** Write a file whole or not at all, in place of the one before. */
export function writeWhole(path: string, text: string): Failed | null {
  const fresh = `${path}.${process.pid}.new`;
  try {
    writeFileSync(fresh, text, { flag: 'wx' });
    renameSync(fresh, path);
    return null;
  } catch (error) {
    rmSync(fresh, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return failed(`${path} cannot be written (${code}).`);
  }
}
