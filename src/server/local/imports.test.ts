import { expect, it } from 'vitest';
import { importsOf, readSources } from '../../../scripts/check/imports.ts';
import { outsideOf } from '../../../scripts/outside.test-helper.ts';

it('a house for one device runs nothing that a browser has not', () => {
  const sources = readSources();
  const begins = ['house-worker', 'bot-worker', 'index'].map((name) => `src/server/local/${name}.ts`);
  for (const each of begins) expect(sources.has(each)).toBe(true);
  expect(outsideOf(sources, begins)).toEqual([]);
});

it('holds no rulebook until one is played', () => {
  const sources = readSources();
  const seen = new Set(['house-worker', 'bot-worker'].map((name) => `src/server/local/${name}.ts`));
  for (const path of seen) {
    // what is ready made is plain data in the page
    const text = path.endsWith('.made.ts') ? '' : (sources.get(path) ?? '');
    for (const to of importsOf(path, text.replaceAll('import(', 'later('))) seen.add(to);
  }
  const books = [...seen].filter((path) => path.startsWith('src/rulebooks/'));
  expect(books).toEqual(['src/rulebooks/later.ts']);
});
