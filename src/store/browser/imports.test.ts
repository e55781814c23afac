import { expect, it } from 'vitest';
import { readSources } from '../../../scripts/check/imports.ts';
import { outsideOf } from '../../../scripts/outside.test-helper.ts';

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
