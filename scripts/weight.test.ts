import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { RULEBOOKS } from '../src/rulebooks/index.ts';

const [WEB, SITE] = ['web', 'site'].map((name) => join(import.meta.dirname, '..', 'dist', name)) as [
  string,
  string,
];
const ASSETS = join(WEB, 'assets');
const KIB = 1024;

/** The most that a first desk takes, in KiB of packed script; its map, which is data, apart. */
const MOST = 150;

/** A file of script with all that it imports at once. */
function withImports(name: string, found: Set<string> = new Set(), folder: string = ASSETS): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const script = readFileSync(join(folder, name), 'utf8');
  for (const [, other = ''] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(other, found, folder);
  return found;
}

const packed = (name: string): number => {
  const file = join(ASSETS, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

const [, first = ''] =
  /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(WEB, 'index.html'), 'utf8')) ?? [];

it.each(RULEBOOKS.map(({ id }) => id))('takes at most 150 KiB of script for a first desk: %s', (id) => {
  const book =
    readdirSync(ASSETS).find((name) => name.startsWith(`read-${id}-`) && name.endsWith('.js')) ?? '';
  const all = withImports(book, withImports(first));
  const weight = [...all].reduce((sum, name) => sum + packed(name), 0) / KIB;
  expect(weight).toBeGreaterThan(60);
  expect(weight).toBeLessThanOrEqual(MOST);
});

it('takes at most 150 KiB of type, asked for with the page', () => {
  const html = readFileSync(join(WEB, 'index.html'), 'utf8');
  const faces = [...html.matchAll(/<link rel="preload" href="\/assets\/([^"]+\.woff2)"/g)].map(
    ([, name = '']) => name,
  );
  expect(faces).toHaveLength(2);
  expect(faces.reduce((sum, name) => sum + packed(name), 0) / KIB).toBeLessThanOrEqual(MOST);
  // what is not asked for with the page comes only where a letter of it stands
  const style = readdirSync(ASSETS).find((name) => name.endsWith('.css')) ?? '';
  const others = readFileSync(join(ASSETS, style), 'utf8').match(/@font-face\{[^}]*\}/g) ?? [];
  expect(others.every((face) => face.includes('unicode-range') && face.includes('font-display:swap'))).toBe(
    true,
  );
});

/** The most that its house takes besides, in KiB, and the rulebook that both have. */
const MOST_OF_HOUSE = 350;

it('takes at most 150 KiB of script for a first page without a server, and 350 more for that of the example', () => {
  const folder = join(SITE, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const begins = (...starts: readonly string[]): Set<string> => {
    const found = new Set<string>();
    for (const start of starts)
      withImports(names.find((name) => name.startsWith(start)) ?? '', found, folder);
    return found;
  };
  const weigh = (files: Iterable<string>): number =>
    Array.from(files, (name) => brotliCompressSync(readFileSync(join(folder, name))).length).reduce(
      (all, each) => all + each,
      0,
    ) / KIB;
  const page = begins('index-', 'start-');
  const first = weigh(page);
  expect(first).toBeGreaterThan(60);
  expect(first).toBeLessThanOrEqual(MOST);
  const example = RULEBOOKS.find((each) => each.example !== undefined);
  const more = begins('house-worker-', `book-${example?.id}-`).difference(page);
  expect(weigh(more)).toBeLessThanOrEqual(MOST_OF_HOUSE);
});
