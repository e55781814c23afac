import { expect, it } from 'vitest';
import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { leavesIn, leftIn, usualIn, withoutSums, withSum, summedRows } from './with-sums.ts';

const label = words('x');
const options = ['1', '2', '3'].map((value) => ({ value, label }));

/** One row with a tick of its own for money, one that costs two at least, one that takes none. */
const ROWS: readonly Row[] = [
  { id: 'try/BUL', label, max: 1, sums: { habit: 'bid/BUL', options, row: 'spend/BUL' } },
  { id: 'spend/BUL', label, max: 1 },
  { id: 'try/SAU', label, max: 1, sums: { habit: 'bid/SAU', options } },
  { id: 'try/SPA', label, max: 1 },
];
const FORM: AllocateForm = {
  kind: 'allocate',
  rows: ROWS,
  limits: [],
  purse: { has: 5, label, unit: '$', takes: { 'try/SPA': 7 } },
};
const [bul, sau] = summedRows(FORM);

it('sends that a sum is given, and leaves how much', () => {
  if (!bul || !sau) throw new Error('both rows have sums');
  const given = withSum(withSum({}, bul, 3), sau, 2);
  expect(withoutSums(FORM, given)).toEqual({ 'try/BUL': 1, 'spend/BUL': 1, 'try/SAU': 1 });
  expect(leavesIn(FORM, given)).toEqual({ 'bid/BUL': '3', 'bid/SAU': '2' });
  expect(leftIn(FORM, given)).toBe(0);
  // without a sum nothing is left, and what is not taken has none
  expect(leavesIn(FORM, withSum(given, bul, 0))).toEqual({ 'bid/SAU': '2' });
  expect(leavesIn(FORM, withSum(given, sau, null))).toEqual({ 'bid/BUL': '3' });
});

it('counts what a row costs of itself, and presets what costs nothing', () => {
  expect(leftIn(FORM, { 'try/SPA': 1 })).toBe(-2);
  expect(leftIn({ kind: 'allocate', rows: ROWS, limits: [] }, {})).toBeNull();
  expect(usualIn(FORM)).toEqual({ 'try/BUL': 1 });
});
