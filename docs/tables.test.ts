import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { aWorldAtWar } from '../src/rulebooks/a-world-at-war/index.ts';

it('the files of the page on tables are good, each alone and all together', () => {
  const page = readFileSync(new URL('tables.md', import.meta.url), 'utf8');
  const files = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text));
  expect(files.map(({ kind }) => kind)).toEqual(['country-table', 'dp-page', 'tension-list', 'start']);
  for (const file of files) expect(aWorldAtWar.data([file])).not.toHaveProperty('faults');
  expect(aWorldAtWar.data(files)).not.toHaveProperty('faults');
});
