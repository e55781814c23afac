import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULEBOOKS } from '../src/rulebooks/index.ts';

const WEB = join(import.meta.dirname, '..', 'dist', 'web');
const ASSETS = join(WEB, 'assets');
const KIB = 1024;

/** The most that a first desk of each takes, in KiB of packed script; its map, which is data, apart. */
const MOST: Readonly<Record<string, number>> = {
  'level-of-cooperation': 140,
  'gathering-storm': 160,
  'the-war-game': 190,
  'a-world-at-war': 246,
};

/** A file of script with all that it imports at once. */
function withImports(name: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const script = readFileSync(join(ASSETS, name), 'utf8');
  for (const [, other = ''] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(other, found);
  return found;
}

const packed = (name: string): number => {
  const file = join(ASSETS, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

const [, first = ''] =
  /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(WEB, 'index.html'), 'utf8')) ?? [];

it.each(RULEBOOKS.map(({ id }) => id))('takes no more script for a first desk than it did: %s', (id) => {
  const book = readdirSync(ASSETS).find((name) => name.startsWith(`${id}-`) && name.endsWith('.js')) ?? '';
  const all = withImports(book, withImports(first));
  const weight = [...all].reduce((sum, name) => sum + packed(name), 0) / KIB;
  expect(weight).toBeGreaterThan(80);
  expect(weight).toBeLessThanOrEqual(MOST[id] ?? 0);
});
