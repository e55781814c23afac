import { expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { words } from '../../kernel/texts/words.ts';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { bindBook } from '../book.tsx';
import { fellFor, fellIn, justFell, sumText } from './just-fell.tsx';

const book = bindBook(
  rulebookOf('level-of-cooperation'),
  { scenario: 'short-1942', rulings: {}, data: null },
  true,
);
if (!book) throw new Error('no book');

const line = (n: number, more: object): RecordLine =>
  ({ n, kind: 'answer', dispatches: [], ...more }) as unknown as RecordLine;
const told = ['rolled', 'directive', 'result'].map((kind) => ({
  kind,
  to: 'all',
  data: words(kind),
  clauses: [],
}));
const roll = line(1, { answer: [4], dispatches: told });
const report = line(2, { answer: { 'control.malta': { value: 'uk', as: 'change' } } });
const choice = line(3, { answer: 'turkey' });

it('is what fell last, also after a report, until the next answer', () => {
  const [rolled, , result] = told;
  expect(justFell([roll])).toEqual([rolled, result]);
  expect(justFell([roll, report])).toEqual([rolled, result]);
  expect(justFell([roll, report, choice])).toEqual([]);
  expect(justFell([{ ...roll, undone: true } as unknown as RecordLine])).toEqual([]);
  expect(justFell([])).toEqual([]);
  const decided = { ...report, dispatches: [{ ...result, sheet: {} }] } as unknown as RecordLine;
  expect(justFell([roll, decided])).toEqual([]);
});

it('says a sum in one line, without what does not count', () => {
  const of = (id: string, value: number): object => ({ label: words(id), min: value, max: value });
  const lines = [of('die', 4), of('nothing', 0), of('lean', -1)];
  const sheet = { lines, total: { min: 3, max: 3 } } as unknown as SheetResult;
  expect(sumText(sheet, book)).toBe('die +4, lean \u22121 = 3');
  expect(sumText({ ...sheet, lines: sheet.lines.slice(0, 1) }, book)).toBe('');
  expect(sumText({ ...sheet, lines: [], total: { min: 0, max: 0 } }, book)).toBe('');
});

it('tells what came of a choice, too, but not of a report', () => {
  const result = told.filter(({ kind }) => kind !== 'rolled');
  expect(fellIn([roll, line(2, { answer: 'ally', dispatches: result })])?.n).toBe(2);
  expect(fellIn([roll, line(2, { answer: { a: 1 }, dispatches: result })])).toBeUndefined();
});

it('finds the roll whose result is taken, or a lesser one, by its sheet and the one outcome that is offered', () => {
  const sheet = { sheet: 'roll/turkey', outcomes: ['10'] } as unknown as SheetResult;
  const fell = line(1, { answer: [6], dispatches: [{ ...told[0], sheet }] });
  const asked = (values: readonly string[], name = 'roll/turkey') => ({
    form: { kind: 'choose' as const, options: values.map((value) => ({ value, label: words(value) })) },
    sheets: [{ name, dice: [] }],
  });
  expect(fellFor([fell, report], asked(['10', '9']))).toBe(sheet);
  expect(fellFor([fell], asked(['9']))).toBeUndefined();
  expect(fellFor([fell], asked(['10'], 'roll/greece'))).toBeUndefined();
  expect(fellFor([{ ...fell, undone: true }], asked(['10']))).toBeUndefined();
});
