import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clauseRows } from '../src/cli/index.ts';
import { packageRoot } from '../src/cli/root.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { campaigns } from './campaign.ts';
import { coverage } from './coverage.ts';
import { eveningPages } from './evening.ts';
import { frontPage } from './front.ts';
import { rulebookPages } from './pages.ts';
import { fillTutorial, fillTranscript } from './fill.ts';
import { workedPages } from './worked.ts';

interface Made {
  /** Every generated text by path from the root. */
  readonly pages: Map<string, string>;
  /** What the cases show less of than they did. */
  readonly shrunk: string[];
}

function make(root: string): Made {
  const pages = new Map<string, string>();
  const shrunk: string[] = [];
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  for (const rulebook of RULEBOOKS) {
    const made = [rulebookPages, workedPages, eveningPages].flatMap((each) => each(rulebook, root));
    for (const [name, text] of made) pages.set(`docs/generated/${rulebook.id}/${name}.md`, text);
    const path = `conformance/${rulebook.id}/coverage.tsv`;
    const covered = coverage(clauseRows(rulebook, root), readOrNothing(join(root, path)));
    pages.set(path, covered.text);
    shrunk.push(...covered.shrunk.map((each) => `${path}: ${each}`));
  }
  pages.set('docs/generated/kernel.md', frontPage(root));
  for (const [name, text] of campaigns(join(root, 'examples'))) pages.set(`examples/${name}`, text);
  pages.set(
    'docs/tutorial/README.md',
    fillTutorial(read('docs/tutorial/README.md'), read('docs/tutorial/border-incident.ts')),
  );
  pages.set(
    'docs/terminal.md',
    fillTranscript(read('docs/terminal.md'), read('src/cli/play/golden/short-game.txt')),
  );
  return { pages, shrunk };
}

/** Write the pages, or with --check only compare; returns the paths that differ. */
function generate(root: string, pages: Map<string, string>, check: boolean): string[] {
  const stale: string[] = [];
  for (const [path, text] of pages) {
    const file = join(root, path);
    if (readOrNothing(file) === text) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return stale;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const check = process.argv.includes('--check');
const { pages, shrunk } = make(packageRoot());
const stale = generate(packageRoot(), pages, check);
for (const path of stale) console.log(check ? `out of date: ${path}` : `written: ${path}`);
if (check && stale.length > 0) console.log('Run "npm run docs" and commit what it writes.');
for (const each of shrunk) console.log(`less than before: ${each}`);
if (shrunk.length > 0)
  console.log('If that is meant, take these lines out of the file, and run "npm run docs".');
if (shrunk.length > 0 || (check && stale.length > 0)) process.exit(1);
