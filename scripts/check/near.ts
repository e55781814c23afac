// `npm run near`: types, lint, and what is near to what was changed, for use while one works.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beside, type Call, type Waiting } from './call.ts';
import { runChecks } from './checks.ts';
import { choose, chooseCases, type Chosen, withReaders } from './choose.ts';
import { gitLines } from './commit.ts';
import { distancesFrom, importersOf, readImports } from './imports.ts';
import { readyBrowser } from './ready.ts';
import { costsOf, linesOf, ROOT, SAID } from './said.ts';
import { ALONE, IN_BROWSER, tests } from './tests.ts';
import { SINGLES } from './units.ts';
import { cases } from './whole.ts';

/** How it is asked for: the commit that changes are counted from, and for how many seconds of a processor tests run. */
interface Near {
  readonly base: string;
  readonly seconds: number;
}

/** Check what is near to what was changed. */
export async function near({ base, seconds }: Near): Promise<void> {
  const changed = changedSince(base);
  if (changed === null || changed.length === 0) {
    console.log(changed === null ? `Git tells no changes since ${base}` : `nothing is changed since ${base}`);
    process.exitCode = changed === null ? 2 : 0;
    return;
  }
  const importers = importersOf(readImports());
  const chosen = choose(distancesFrom(withReaders(changed), importers), costsOf(linesOf(SAID)), seconds);
  const caseFiles = chooseCases(changed, globSync('conformance/*/*.yaml', { cwd: ROOT }).toSorted());
  tellChosen(changed, chosen, caseFiles, seconds);
  const present = [ALONE, IN_BROWSER].filter((kind) => filesOf(chosen, kind).length > 0);
  await runChecks({
    // the program runs as it is written: it need not be built
    env: { DEMARCHE_PROOF: '', DEMARCHE_BUILT: '' },
    commit: '',
    parts: SINGLES.length + present.length + (caseFiles.length > 0 ? 1 : 0),
    work: (call) => runNear(call, changed, chosen, caseFiles),
  });
}

/** The files that are there and are not as they were at a commit; null: Git does not tell. */
function changedSince(base: string): string[] | null {
  const changed = gitLines('diff', '--name-only', '-z', '--no-renames', base, '--');
  const fresh = gitLines('ls-files', '--others', '--exclude-standard', '-z');
  if (changed === null || fresh === null) return null;
  return [...new Set([...changed, ...fresh])].filter((file) => existsSync(join(ROOT, file)));
}

const filesOf = ({ alone, inBrowser }: Chosen, kind: typeof ALONE): readonly string[] =>
  kind === ALONE ? alone : inBrowser;

/** So many names of what is left out are said. */
const MOST = 5;

function tellChosen(
  changed: readonly string[],
  chosen: Chosen,
  cases: readonly string[],
  seconds: number,
): void {
  const { alone, inBrowser, leftOut } = chosen;
  console.log(
    `${changed.length} files changed: ${alone.length} files of tests near to them (the nearest first, for about ` +
      `${seconds} seconds of a processor), ${inBrowser.length} in a browser, ${cases.length} files of cases`,
  );
  if (leftOut.length === 0) return;
  const more = leftOut.length > MOST ? ', ...' : '';
  console.log(
    `LEFT OUT: ${leftOut.length} files of tests that also load what was changed (${leftOut.slice(0, MOST).join(', ')}${more})`,
  );
}

async function runNear(
  call: Call,
  changed: readonly string[],
  chosen: Chosen,
  caseFiles: readonly string[],
): Promise<void> {
  const begun = beginSources(call, changed);
  if (chosen.alone.length > 0) await tests(call, ALONE, chosen.alone)();
  for (const wait of begun) await wait();
  if (caseFiles.length > 0) await cases(call, ['src/cli/main.ts'], caseFiles);
  if (chosen.inBrowser.length === 0) return;
  await readyBrowser();
  build();
  await tests(call, IN_BROWSER, chosen.inBrowser)();
}

/** Begin types and lint: the compiler remembers what it found the last time, and lint reads what was changed. */
function beginSources(call: Call, changed: readonly string[]): Waiting[] {
  const sources = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return SINGLES.map(([name, command, args]) => {
    if (command !== 'tsc') return beside(call, name, command, [...args, ...more(command, sources)]);
    const memory = join('.proof', `${name.replaceAll(' ', '-')}.tsbuildinfo`);
    return beside(call, name, command, [...args, '--incremental', '--tsBuildInfoFile', memory]);
  });
}

/** The files that a command reads: what was changed. */
function more(command: string, sources: readonly string[]): string[] {
  const none = command === 'biome' ? ['--no-errors-on-unmatched'] : ['--no-error-on-unmatched-pattern'];
  return [...none, ...(sources.length > 0 ? sources : ['scripts/check.mjs'])];
}

/** Browser tests run the built program. */
function build(): void {
  spawnSync(process.execPath, ['scripts/setup.mjs', 'build'], { cwd: ROOT, stdio: 'inherit' });
}
