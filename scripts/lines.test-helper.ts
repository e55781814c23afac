import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../src/cli/program.ts';
import { commandsOf, ROOT } from './commands.test-helper.ts';

/** Command lines that are only looked at, and why. Anything else on a page is run as it stands. */
export const ONLY_LOOKED_AT: readonly (readonly [RegExp, string])[] = [
  [/^npm (test$|run (proof|near)\b)/, 'runs this very test'],
  [/^npm run mutants\b/, 'plays all cases for each change: minutes'],
  [/^npm run build(:site)?$/, 'npm test begins with it'],
  [/^(DEMARCHE_(GOLDEN|PROOF)=1 )?npx vitest run /, 'npm test runs the same tests'],
  [/^npx demarche links /, 'gives new links to a game that a server has'],
  [
    /--database postgres:/,
    'takes a Postgres server: src/cli/serve/postgres.postgres.proof.test.ts runs them on one',
  ],
  [/(moving|back)\.backup --data/, 'the same'],
  [/^npm run screenshots\b/, 'opens every screen in a browser: minutes'],
  [/^npm run kit\b/, 'plays for as long as one likes'],
  [/^npm run released( -- --anew)?$/, 'stores games once for each version'],
  [
    /^npm (pack|install -g )|^npx --package |^demarche serve --data games$/,
    'scripts/package.proof.test.ts installs the package',
  ],
  [/^npm run bench\b/, 'measures for minutes on a quiet machine'],
];

/** The text of a file of the repository. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const paths = [
  'README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT })
    .map((each) => each.replaceAll('\\', '/'))
    .sort(),
];
const generated = (path: string): boolean => path.startsWith('docs/generated/');
/** The pages by their paths; the generated ones as one. */
export const pages = new Map(paths.filter((path) => !generated(path)).map((path) => [path, read(path)]));
pages.set('docs/generated', paths.filter(generated).map(read).join('\n'));

/** Whether a command line is run, not only looked at. */
export const isRun = (line: string): boolean => !ONLY_LOOKED_AT.some(([pattern]) => pattern.test(line));

/** What to run of each page. A script of npm, which needs nothing from its page, runs on the first that has it. */
export function linesToRun(): Map<string, string[]> {
  const scripts = new Set<string>();
  const found = new Map<string, string[]>();
  for (const [path, text] of pages) {
    const lines = commandsOf(text).filter((line) => isRun(line) && !scripts.has(line));
    for (const line of lines) if (line.startsWith('npm ')) scripts.add(line);
    if (lines.length > 0) found.set(path, lines);
  }
  return found;
}

/** What the program says to a person who calls it by npx. */
export async function said(...args: string[]): Promise<string> {
  let all = '';
  const keep = (text: string): void => void (all += text);
  await main(args, { out: keep, err: keep }, 'npx demarche');
  return all;
}
