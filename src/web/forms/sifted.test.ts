import { expect, it } from 'vitest';
import type { Row } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { sifted } from './sifted.ts';

const LINES = ['western poland', 'eastern poland', 'romania'];
const COLUMNS = ['germany attacks', 'germany infantry', 'italy attacks'];
const cell = (line: string, column: string): Row | undefined =>
  column === 'italy attacks' && line === 'romania'
    ? undefined
    : { id: `${column}/${line}`, label: words(''), max: 9 };
const matrix = { lines: LINES, columns: COLUMNS, cell };
const sift = (typed: string, given = {}) =>
  sifted(matrix, given, typed, (_, line, column) => `${line} ${column}`);

it('leaves the lines and columns in which something has all the words', () => {
  expect(sift('POLAND germany')).toEqual({
    lines: ['western poland', 'eastern poland'],
    columns: ['germany attacks', 'germany infantry'],
    found: 2,
  });
  expect(sift('italy').lines).toEqual(['western poland', 'eastern poland']);
  expect(sift('norway')).toEqual({ lines: [], columns: [], found: 0 });
});

it('leaves all where nothing is looked for', () => {
  expect(sift('  ')).toEqual({ lines: LINES, columns: COLUMNS, found: 3 });
});

it('keeps in sight what has a value', () => {
  const kept = sift('western attacks', { 'germany infantry/romania': 2 });
  expect(kept.lines).toEqual(['western poland', 'romania']);
  expect(kept.columns).toEqual(COLUMNS);
  expect(kept.found).toBe(1);
});
