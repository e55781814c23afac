import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../src/cli/root.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { campaigns } from './campaign.ts';
import { rulebookPages } from './pages.ts';
import { fillTutorial, fillTranscript } from './fill.ts';
import { workedPages } from './worked.ts';

/** Every generated text by path from the root. */
function pages(root: string): Map<string, string> {
  const made = new Map<string, string>();
  for (const rulebook of RULEBOOKS)
    for (const [name, text] of [...rulebookPages(rulebook, root), ...workedPages(rulebook, root)])
      made.set(`docs/generated/${rulebook.id}/${name}.md`, text);
  for (const [name, text] of campaigns(join(root, 'examples'))) made.set(`examples/${name}`, text);
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  made.set(
    'docs/tutorial/README.md',
    fillTutorial(read('docs/tutorial/README.md'), read('docs/tutorial/border-incident.ts')),
  );
  made.set('README.md', fillTranscript(read('README.md'), read('src/cli/golden/short-game.txt')));
  return made;
}

/** Write the pages, or with --check only compare; returns the paths that differ. */
function generate(root: string, check: boolean): string[] {
  const stale: string[] = [];
  for (const [path, text] of pages(root)) {
    const file = join(root, path);
    if (readOrNothing(file) === text) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return stale;
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const check = process.argv.includes('--check');
const stale = generate(packageRoot(), check);
for (const path of stale) console.log(check ? `out of date: ${path}` : `written: ${path}`);
if (check && stale.length > 0) {
  console.log('Run "npm run docs" and commit what it writes.');
  process.exit(1);
}
