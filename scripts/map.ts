// Writes the maps of all rulebooks from the places that each rulebook says.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/cli/root.ts';
import { mapFiles, undrawn } from './map/files.ts';

const root = packageRoot();
const { files, faults } = mapFiles(root);
for (const [path, text] of files) {
  if (existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === text) continue;
  writeFileSync(join(root, path), text);
  console.log(`written: ${path}`);
}
for (const path of undrawn(root)) {
  rmSync(join(root, path));
  console.log(`removed: ${path}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
