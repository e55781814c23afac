// oxlint-disable-next-line house/imports -- what is looked for is source
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULEBOOKS } from './index.ts';

/** The files of a rulebook that have a part, as often as they have one. */
function filesWithParts(id: string): string[] {
  const folder = new URL(`${id}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test(-helper)?\.ts$/.test(name))
    .flatMap((name) => {
      const parts = readFileSync(new URL(name, folder), 'utf8').matchAll(/= part\(import\.meta\.url/g);
      return Array.from(parts, () => `${id}/${name.replaceAll('\\', '/')}`);
    });
}

it.each(RULEBOOKS.map(({ id, parts }) => [id, parts ?? []] as const))(
  'every part of %s is in the list of its chapter, once',
  (id, parts) => {
    expect(parts.toSorted()).toEqual(filesWithParts(id).toSorted());
  },
);
