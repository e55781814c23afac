import { expect, it } from 'vitest';
import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { matrixOf } from './allocation.ts';
import { headsOf, lineGroups, partsOf } from './matrix-parts.ts';

const barred = { clauses: ['1'], reason: words('too late') };
const row = (id: string, more: Partial<Row> = {}): Row => ({ id, label: words(id), max: 1, ...more });

it('has the lines and columns in which something is open, and apart those that are closed as a whole', () => {
  const form: AllocateForm = {
    kind: 'allocate',
    limits: [],
    rows: ['a', 'b', 'none', 'late'].flatMap((column) =>
      ['x', 'y', 'shut'].map((line) =>
        row(`${column}/${line}`, {
          ...(column === 'none' ? { max: 0 } : {}),
          ...(column === 'late' || line === 'shut' ? { barred } : {}),
        }),
      ),
    ),
  };
  const matrix = matrixOf(form);
  expect(matrix && partsOf(matrix)).toEqual({
    lines: ['x', 'y'],
    columns: ['a', 'b'],
    closedLines: ['shut'],
    closedColumns: ['late'],
  });
});

it('puts columns together that stand under one head', () => {
  const heads = {
    a: { of: words('A'), as: words('one') },
    'a-more': { of: words('A'), as: words('more') },
    b: { of: words('B'), as: words('one') },
  };
  const found = headsOf(['a', 'b', 'a-more', 'c'], { kind: 'allocate', rows: [], limits: [], heads });
  expect(found).toEqual([
    { of: words('A'), columns: ['a', 'a-more'] },
    { of: words('B'), columns: ['b'] },
    { of: null, columns: ['c'] },
  ]);
});

it('puts lines of one group together', () => {
  const found = lineGroups(['x', 'y', 'z'], (line) => (line === 'y' ? 'other' : undefined));
  expect(found).toEqual([
    { group: undefined, lines: ['x', 'z'] },
    { group: 'other', lines: ['y'] },
  ]);
});
