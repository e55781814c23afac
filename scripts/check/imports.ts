// How far each file of tests is from what was changed, by imports.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { ROOT } from './said.ts';

/** The names that a text imports or exports from, types alone aside: those are the compiler's. */
const FROM =
  /(?:^|[;\n])\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?['"](?<from>\.[^'"]+)['"]|\bimport\(\s*['"](?<later>\.[^'"]+)['"]/g;

/** The files that a file imports, as paths from the root. */
export function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(FROM)].map(({ groups = {} }) => {
    const from = groups['from'] ?? groups['later'] ?? '';
    return join(path, '..', from.replace(/\?.*$/, ''));
  });
}

/** Each file with those that import it. */
export function importersOf(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of files)
    for (const each of new Set(imported)) importers.set(each, [...(importers.get(each) ?? []), file]);
  return importers;
}

/** How many imports lie between each file and the nearest of those that were changed; 0: it was changed itself. */
export function distancesFrom(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const distances = new Map<string, number>();
  let reached = changed;
  for (let distance = 0; reached.length > 0; distance++) {
    const fresh = reached.filter((file) => !distances.has(file));
    for (const file of fresh) distances.set(file, distance);
    reached = fresh.flatMap((file) => importers.get(file) ?? []);
  }
  return distances;
}

/** The text of all sources of the repository. */
export function readSources(): Map<string, string> {
  const paths = globSync(['{src,scripts,bench,docs,e2e}/**/*.{ts,tsx,mjs}', '*.ts'], { cwd: ROOT });
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')]));
}

/** All sources of the repository with what each imports. */
export function readImports(): Map<string, string[]> {
  return new Map([...readSources()].map(([path, text]) => [path, importsOf(path, text)]));
}
