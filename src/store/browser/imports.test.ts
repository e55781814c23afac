import { expect, it } from 'vitest';
import { importsOf, readSources } from '../../../scripts/check/imports.ts';

/** The packages that a text runs, and what it runs of Node; types alone aside. */
const PACKAGES =
  /(?:^|[;\n])\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?'(?<from>[^.'][^']*)'|\bimport\(\s*'(?<later>[^.'][^']*)'/g;

/** Packages that run in a browser. */
const FIT = /^@noble\/hashes\/|^@sqlite\.org\/sqlite-wasm$/;

/** What a browser has none of, each with the files that run it. */
function outsideOf(sources: ReadonlyMap<string, string>, begins: readonly string[]): string[] {
  const seen = new Set(begins);
  const outside: string[] = [];
  for (const path of seen) {
    const text = sources.get(path) ?? '';
    for (const to of importsOf(path, text)) seen.add(to);
    for (const { groups = {} } of text.matchAll(PACKAGES)) {
      const name = groups['from'] ?? groups['later'] ?? '';
      if (!FIT.test(name)) outside.push(`${path}: ${name}`);
    }
  }
  return outside;
}

it('the store of a page without a server runs nothing that a browser has not', () => {
  const sources = readSources();
  const begins = ['index', 'sqlite-worker'].map((name) => `src/store/browser/${name}.ts`);
  for (const each of begins) expect(sources.has(each)).toBe(true);
  expect(outsideOf(sources, begins)).toEqual([]);
  const planted = new Map([
    ['src/a.ts', "import type { C } from './c.ts';\nimport { b } from './b.ts';\n"],
    ['src/b.ts', "import { type Pool } from 'pg';\nconst fs = await import('node:fs');\n"],
    ['src/c.ts', "import 'ws';\n"],
  ]);
  expect(outsideOf(planted, ['src/a.ts'])).toEqual(['src/b.ts: pg', 'src/b.ts: node:fs']);
});
