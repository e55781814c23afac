// oxlint-disable-next-line no-restricted-imports -- what is looked for is source
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BOOK = new URL('a-world-at-war/', import.meta.url);

/** The folders of the chapters of A World at War: each imports only from those before it. */
const ORDER = [
  '49-diplomacy',
  '54-surrender',
  '55-germany',
  '56-italy',
  '58-france',
  '60-russia',
  '61-china',
  '57-japan',
  '59-britain',
  '62-elections',
];

/** What the rule files of a folder import of other chapters: 'its file: the folder'. */
function importsOf(folder: string): string[] {
  const files = readdirSync(new URL(folder, BOOK), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.ts') && !/\.test(-helper)?\.ts$/.test(name))
    .flatMap((name) => {
      const source = readFileSync(new URL(`${folder}/${name}`, BOOK), 'utf8');
      return Array.from(
        source.matchAll(/from '(?:\.\.\/)+(\d\d-[a-z]+)\//g),
        ([, of = '']) => `${name}: ${of}`,
      );
    });
}

it('names every chapter that there is', () => {
  const folders = readdirSync(BOOK).filter((name) => /^\d\d-/.test(name));
  expect(folders.toSorted()).toEqual(ORDER.toSorted());
});

it.each(ORDER)('lets %s import only chapters before it, so that no two import each other', (folder) => {
  const before = ORDER.slice(0, ORDER.indexOf(folder));
  const others = importsOf(folder).filter((each) => !before.includes(each.split(': ')[1] ?? ''));
  expect(others).toEqual([]);
});
