import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFailed, LISTS } from '../src/cli/index.ts';
import { packageRoot } from '../src/cli/root.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';

// What the command lists of each rulebook, as files to look things up in: dist/tables/RULEBOOK/LIST.txt
for (const { id } of RULEBOOKS) {
  const folder = join(packageRoot(), 'dist', 'tables', id);
  mkdirSync(folder, { recursive: true });
  for (const [name, { list }] of Object.entries(LISTS)) {
    const made = list({ rulebook: id });
    if (isFailed(made)) throw new Error(made.failed);
    writeFileSync(join(folder, `${name}.txt`), `${made.text}\n`);
  }
}
