import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

/** The folder of the test file that runs now. */
export function home(): string {
  return folder;
}

/** Make a folder for the test file that begins. Returns what throws it away. */
export function openHome(): () => void {
  const made = mkdtempSync(join(tmpdir(), 'demarche-test-'));
  folder = made;
  return () => rmSync(made, { recursive: true, force: true });
}
