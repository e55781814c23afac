import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { readAtlas } from './atlas.ts';
import { makeMap } from './make.ts';

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
