import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Range, SheetResult } from '../../kernel/sums/sheet.ts';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { SheetTable } from './sheet.tsx';

const setup = { scenario: 'short-1942', rulings: {}, data: null };
const book = bindBook(rulebookOf('level-of-cooperation'), setup, true);
if (!book) throw new Error('no book');

const resultOf = (total: Range, exact: boolean): SheetResult => ({
  sheet: 'sum',
  lines: [],
  sum: total,
  total,
  outcomes: [],
  missing: [],
  exact,
  facts: {},
});

it.each([
  [{ min: 3, max: 3 }, false, false],
  [{ min: 2, max: 3 }, false, true],
  [{ min: 2, max: 3 }, true, false],
])('calls a total of %j, exact %s, bounds: %s', (total, exact, areBounds) => {
  const result = resultOf(total, exact);
  const provided = { value: book, children: createElement(SheetTable, { result }) };
  expect(renderToStaticMarkup(createElement(BookProvider, provided)).includes(deskTexts.sheet.bounds)).toBe(
    areBounds,
  );
});
