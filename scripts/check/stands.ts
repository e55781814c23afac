// What was green at another commit and still stands here, as nothing that it depends on was changed since then.
import { dirname } from 'node:path/posix';
import { gitLines } from './commit.ts';
import { distancesFrom } from './imports.ts';
import { commitsOf, type Line, type Said, standing } from './said.ts';
import { LONG, PAGES, SINGLES } from './units.ts';

/** What no user runs: files of tests, what helps them, the checks, the benches, and pages that `scripts` alone reads. */
const ASIDE =
  /\.test(?:-helper)?\.ts$|^e2e\/.+\.ts$|^scripts\/check\/|^bench\/|^docs\/(?:contributing|club-page)\.md$/;

/** What every test of the desk runs in, though it imports none of it. */
const AROUND_BROWSER = ['vitest.config.ts', 'shared-house.ts', 'shared-browser.ts'].map(
  (name) => `e2e/${name}`,
);

/** Tests within that read the sources of others. */
export const READERS: readonly string[] = ['src/rulebooks/clauses.test.ts', 'src/rulebooks/parts.test.ts'];

/** Units that read the files of others, tests among them: they are run at every commit. */
const FIXED = new Set([...SINGLES.map(([name]) => name), PAGES]);
const readsAll = (unit: string): boolean =>
  FIXED.has(unit) || READERS.includes(unit) || dirname(unit) === 'scripts';

/** Rooms that start no process, so that only what they import counts, and what is made of them alone. */
export const INNER = /^src\/(?:analysis|kernel|rulebooks|trust)\//;
const OF_INNER = new Map<string, string>(LONG.map(([name, script]) => [name, `scripts/${script}.ts`]));

/** What stands around those, and what of them is had by imports alone. */
const AROUND =
  /^(?:src\/(?:cli|club|server|site|store|web))\/|^src\/.+\.(?:ts|md)$|^e2e\/|^docs\/[^/]+\.(?:md|png)$|^(?:README\.md|\.oxlintrc\.json|vite[^/]*\.config\.ts|scripts\/(?:house\.mjs|[^/]+\.ts))$/;

const MUTANTS = LONG.find(([, script]) => script === 'mutants')?.[0];

/** Whether a unit comes out as before when only these files were changed; false: something users run is among them. */
export function standsDespite(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): (unit: string) => boolean {
  const reached = distancesFrom(changed, importers);
  if (reached.has('vitest.config.ts') || !changed.every((file) => ASIDE.test(file) || AROUND.test(file)))
    return () => false;
  const isForUsers = !changed.every((file) => ASIDE.test(file));
  // a helper may be run by its path, by the tests beside it
  const beside = new Set(changed.filter((file) => file.includes('.test-helper.')).map(dirname));
  const isBrowserAnew = AROUND_BROWSER.some((file) => reached.has(file));
  const rules = changed.some((file) => /^src\/(?:kernel|rulebooks\/[^/]+)\//.test(file));
  return (unit) =>
    !readsAll(unit) &&
    !(isForUsers && !INNER.test(unit) && !OF_INNER.has(unit)) &&
    !reached.has(OF_INNER.get(unit) ?? unit) &&
    !(unit === MUTANTS && rules) &&
    !(isBrowserAnew && unit.startsWith('e2e/')) &&
    !beside.has(dirname(unit));
}

/** What each unit came to, green, at the nearest earlier commit from which it still stands; told of this commit. */
export function stillGreen(
  lines: readonly Line[],
  commit: string,
  importers: ReadonlyMap<string, readonly string[]>,
): Said[] {
  const known = new Set(standing(lines, commit).keys());
  const green: Said[] = [];
  for (const earlier of commitsOf(lines).filter((each) => each !== commit)) {
    const changed = gitLines('diff', '--name-only', '-z', '--no-renames', earlier, commit);
    const stands = standsDespite(changed ?? [''], importers);
    for (const [unit, said] of standing(lines, earlier)) {
      if (known.has(unit) || !stands(unit)) continue;
      // what was red there is run again, though it was green before
      known.add(unit);
      if (said.failed === 0) green.push({ ...said, commit, seconds: 0, since: said.since ?? earlier });
    }
  }
  return green;
}
