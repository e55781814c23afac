import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import { toy } from '../../kernel/kit/toy.test-helper.ts';
import { words } from '../../kernel/texts/words.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { matrixOf } from './allocation.ts';
import { MatrixTable } from './matrix.tsx';

const book = bindBook(toy(), { scenario: 'only', rulings: {}, data: null }, false);
if (!book) throw new Error('no book');

const barred = { clauses: ['1'], reason: words('too late') };
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'late'];
const rows = COLUMNS.flatMap((column) =>
  ['x', 'y'].map(
    (line): Row => ({
      id: `${column}/${line}`,
      label: words(`${column} in ${line}`),
      max: column === 'b' ? 3 : 1,
      ...(column === 'late' ? { barred } : {}),
    }),
  ),
);

function drawn(form: AllocateForm): string {
  const matrix = matrixOf(form);
  if (!matrix || !book) throw new Error('no matrix');
  const given = { 'a/x': 1 };
  const props = { id: 'place', form, given, onSet: () => undefined, onGive: () => undefined, matrix };
  const table = createElement(MatrixTable, props);
  return renderToStaticMarkup(createElement(BookProvider, { value: book }, table));
}

it('has a tick where a wide matrix takes no more than one, and a number elsewhere', () => {
  const html = drawn({ kind: 'allocate', rows, limits: [] });
  expect(html.match(/type="checkbox"/g)).toHaveLength(8);
  expect(html.match(/role="spinbutton"/g)).toHaveLength(2);
  expect(html).toMatch(/aria-label="a in x"[^>]*checked/);
  const few = drawn({ kind: 'allocate', rows: rows.slice(0, 6), limits: [] });
  expect(few.match(/type="checkbox"/g)).toHaveLength(4);
});

it('names columns and lines as the form calls them, and tells apart what is barred everywhere', () => {
  const called = { c: words('spy ring'), x: words('Hungary') };
  const html = drawn({ kind: 'allocate', rows, limits: [], called });
  const heads = [...html.matchAll(/<th[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(([, text]) => text);
  expect(heads).toContain('Spy ring');
  expect(heads).toContain('Hungary');
  expect(heads).not.toContain('Late');
  expect(html).toMatch(/<s>Late<\/s> too late/);
});

it('is one stop of the Tab key, says what is closed, and shows what is left under a head', () => {
  const heads = { a: { of: words('Red'), as: words('one') }, b: { of: words('Red'), as: words('many') } };
  const shut = rows.map((row) => (row.id === 'a/y' ? { ...row, barred } : row));
  const limit = { rows: ['a/x', 'a/y'], max: 2, clauses: ['1'], reason: words('two of a') };
  const html = drawn({ kind: 'allocate', rows: shut, limits: [limit], heads });
  expect(html.match(/<input[^>]*tabindex="0"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-label="a in y"[^>]*aria-disabled="true"/);
  expect(html).toMatch(/colspan="2"[^>]*scope="colgroup"[^>]*><span>Red/i);
  expect(html).toContain('1 of 2 left');
});
