import { expect, it } from 'vitest';
import { readSources } from '../../../scripts/check/imports.ts';
import { outsideOf } from '../../../scripts/outside.test-helper.ts';

it('a house for one device runs nothing that a browser has not', () => {
  const sources = readSources();
  const begins = ['house-worker', 'bot-worker', 'index'].map((name) => `src/server/local/${name}.ts`);
  for (const each of begins) expect(sources.has(each)).toBe(true);
  expect(outsideOf(sources, begins)).toEqual([]);
});
