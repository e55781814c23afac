import { expect, it } from 'vitest';
import { calculate } from '../../kernel/sums/calculator.ts';
import { bindBook } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { inOneLine } from './line.ts';

const choice = { scenario: 'short-1942', rulings: {}, data: null };
const book = bindBook(rulebookOf('level-of-cooperation'), choice, true);
if (!book) throw new Error('no book');

const SHEET = 'hits/germany/turkey';
const NUMBER = 'hit-number.germany.turkey';
const RULED: Readonly<Record<string, string>> = { 'ruling.A1': 'at-or-below' };
const worked = (known: Readonly<Record<string, number>>) =>
  calculate(book.table.rules, SHEET, (key) => known[key] ?? RULED[key]);

it('says a roll in one line to be sent, with its clauses', () => {
  expect(inOneLine(worked({ [NUMBER]: 5 }), book)).toMatch(
    /^Hits: Germany at Turkey: .*97%.*3%.* \[.*R4.*\]$/,
  );
});

it('says none while something is open', () => {
  expect(inOneLine(worked({}), book)).toBeNull();
});
