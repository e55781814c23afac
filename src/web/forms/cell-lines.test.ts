import { describe, expect, it } from 'vitest';
import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { bindBook } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { isCelled } from './allocation.ts';
import { barOf, barredLines, giverOf, linesOf, numbersOf } from './cell-lines.ts';

const choice = { scenario: 'european-1940', rulings: {}, data: null };
const book = bindBook(rulebookOf('a-world-at-war'), choice, true);
if (!book) throw new Error('no book');

const barred = { clauses: ['2'], reason: words('no') };
const row = (id: string, more: Partial<Row> = {}): Row => ({ id, label: words(id), max: 3, ...more });
const led = (id: string, sets = id.split('/')[1]): Row =>
  row(id, { leads: [{ name: 'roll', dice: [], ...(sets ? { sets } : {}) }] });
const turkey = { rows: ['germany/turkey', 'italy/turkey'], max: 2, clauses: ['1'], reason: words('third') };
const form: AllocateForm = {
  kind: 'allocate',
  rows: [
    row('germany/usat'),
    led('germany/turkey'),
    led('italy/turkey'),
    led('germany/spain'),
    row('italy/spain', { barred }),
    row('germany/ireland', { barred }),
    row('italy/ireland', { barred }),
  ],
  limits: [turkey, { ...turkey, rows: ['italy/turkey'], max: 1 }],
};

describe('the lines of a form of cells', () => {
  it('are places, those with a roll first, each with all who give there', () => {
    const lines = linesOf(form, book);
    expect(lines.map(({ id, name, most }) => [id, name, most])).toEqual([
      ['turkey', 'Turkey', 2],
      ['spain', 'Spain', 3],
      ['usat', 'USAT', 3],
    ]);
    expect(lines[0]?.rows.map((each) => giverOf(form, each, book))).toEqual(['Germany', 'Italy']);
    expect(numbersOf(lines)).toEqual([0, 1, 2, 3]);
  });

  it('end where their own limit does, which says why', () => {
    const [line] = linesOf(form, book);
    if (!line) throw new Error('no line');
    expect([0, 1, 2].map((number) => barOf(form, line, number, {}))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(barOf(form, line, 3, {})?.clauses).toEqual(['1']);
  });

  it('are barred until others come first', () => {
    const after = { row: 'germany/spain', until: [{ rows: ['germany/turkey'], min: 1 }], ...barred };
    const waiting = { ...form, after: [after] };
    const [, spain] = linesOf(waiting, book);
    if (!spain) throw new Error('no line');
    expect(barOf(waiting, spain, 1, {})?.clauses).toEqual(['2']);
    expect(barOf(waiting, spain, 1, { 'germany/turkey': 1 })).toBeUndefined();
  });

  it('stand apart where they are barred as a whole', () => {
    expect(barredLines(form, book).map(({ label }) => label)).toEqual(['Ireland']);
    const italy = { ...form, rows: form.rows.filter(({ id }) => id !== 'italy/turkey') };
    expect(barredLines(italy, book).map(({ label }) => label)).toEqual(['Italy', 'Ireland']);
  });

  it('are there only where a number leads to a roll', () => {
    expect(isCelled(form)).toBe(true);
    expect(isCelled({ ...form, rows: [row('germany/turkey')] })).toBe(false);
  });
});
