import { globSync } from 'node:fs';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { readAtlas } from './atlas.ts';
import { makeMap } from './make.ts';

/** The maps that no rulebook has any more, by their paths from the root. */
export function undrawn(root: string, rulebooks = RULEBOOKS): readonly string[] {
  const drawn = new Set(rulebooks.flatMap(({ id, map }) => (map ? [`src/web/map/${id}.json`] : [])));
  return globSync('src/web/map/*.json', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !drawn.has(path));
}

/** The maps of rulebooks by their paths from the root, and what is wrong with their plans. */
export function mapFiles(
  root: string,
  rulebooks = RULEBOOKS,
): { files: [path: string, text: string][]; faults: string[] } {
  const files: [string, string][] = [];
  const faults: string[] = [];
  for (const { id, map } of rulebooks) {
    if (!map) continue;
    const made = makeMap(map, readAtlas(root, map.detail));
    if ('faults' in made) faults.push(...made.faults.map((fault) => `${id}: ${fault}`));
    else files.push([`src/web/map/${id}.json`, `${JSON.stringify(made, null, 2)}\n`]);
  }
  return { files, faults };
}
