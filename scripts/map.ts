// Writes the maps of all rulebooks from the places that each rulebook says.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/cli/root.ts';
import { mapFiles } from './map/files.ts';

const root = packageRoot();
const { files, faults } = mapFiles(root);
for (const [path, text] of files) {
  writeFileSync(join(root, path), text);
  console.log(`written: ${path}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
