import { expect, it } from 'vitest';
import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import { toy } from '../../kernel/kit/toy.test-helper.ts';
import { words } from '../../kernel/texts/words.ts';
import { foundText, isLong, longText } from './long-form.ts';

const WIDTH = 110;
const barred = { clauses: ['1'], reason: words('too late') };
const PLACES = Array.from({ length: 70 }, (_, i) => `place-${i}`);
const row = (column: string, line: string): Row => ({
  id: `${column}/${line}`,
  label: words(`${column} in ${line}`),
  max: 1,
  ...(column === 'late' ? { barred } : {}),
});
const form = (columns: readonly string[], lines: readonly string[]): AllocateForm => ({
  kind: 'allocate',
  rows: lines.flatMap((line) => columns.map((column) => row(column, line))),
  limits: [],
});
const long = form(['army', 'fleet', 'late'], PLACES);

it('is long when its open rows take more than a screen', () => {
  expect(isLong(toy(), long, WIDTH)).toBe(true);
  expect(isLong(toy(), form(['army', 'fleet'], PLACES.slice(0, 31)), WIDTH)).toBe(false);
  expect(isLong(toy(), form(['army', 'late'], PLACES.slice(0, 60)), WIDTH)).toBe(false);
});

it('tells how many rows are open, and none of them', () => {
  expect(longText(toy(), long)).toBe('  140 rows are open: Army, Fleet; in 70 lines.');
});

it('finds open rows by all their words, with the numbers that they have among all', () => {
  expect(foundText(toy(), long, 'FLEET 69', WIDTH)).toBe('  140 fleet in place-69');
  expect(foundText(toy(), long, 'fleet nowhere', WIDTH)).toBe('No row has "fleet nowhere" in its name.');
  expect(foundText(toy(), long, 'fleet', WIDTH)).toMatch(/^70 rows have "fleet"/);
});

it('says of barred rows why, unless they are many', () => {
  expect(foundText(toy(), long, 'late 68', WIDTH)).toContain('barred  too late [1]');
  expect(foundText(toy(), long, 'late', WIDTH)).toBe('  70 more are barred.');
});
