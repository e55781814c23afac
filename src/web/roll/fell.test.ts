import { expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { words } from '../../kernel/texts/words.ts';
import { fellLine, fellText, figuresOf } from './fell.ts';
import { fellFor } from './taken.ts';

const line = (n: number, more: object): RecordLine =>
  ({ n, kind: 'answer', dispatches: [], ...more }) as unknown as RecordLine;
const told = ['rolled', 'directive', 'result'].map((kind) => ({
  kind,
  to: 'all',
  data: words(kind),
  clauses: [],
}));
const roll = line(1, { seat: 'dice', answer: [4], dispatches: told });
const fellOf = (lines: readonly RecordLine[], turns: readonly number[] = [1]): number | undefined =>
  fellLine({ lines, turns: turns.map((at, i) => ({ turn: i, line: at })), seats: ['italy'], person: 'Anna' })
    ?.n;

it('is what fell last, until one answers oneself, and never into the next turn', () => {
  expect(fellOf([])).toBeUndefined();
  expect(fellOf([roll])).toBe(1);
  expect(fellOf([roll, line(2, { seat: 'uk', answer: 'pass' })])).toBe(1);
  expect(fellOf([roll, line(2, { seat: 'table', by: 'Ben', answer: {} })])).toBe(1);
  expect(fellOf([roll, line(2, { seat: 'table', by: 'Anna', answer: {} })])).toBeUndefined();
  expect(fellOf([roll, line(2, { seat: 'italy', answer: 'pass' })])).toBeUndefined();
  expect(fellOf([roll, line(2, { kind: 'step', own: { italy: {} } })])).toBeUndefined();
  expect(fellOf([{ ...roll, undone: true } as RecordLine])).toBeUndefined();
  expect(fellOf([roll, line(2, { seat: 'uk', answer: 'pass' })], [1, 2])).toBeUndefined();
});

it('is the result of a choice, or of a sum that a report decided, too; of several the last', () => {
  const results = told.filter(({ kind }) => kind === 'result');
  const report = { 'control.malta': { value: 'uk', as: 'change' } };
  expect(fellOf([roll, line(2, { seat: 'uk', answer: 'ally', dispatches: results })])).toBe(2);
  expect(fellOf([roll, line(2, { seat: 'table', answer: report, dispatches: results })])).toBe(1);
  const decided = results.map((each) => ({ ...each, sheet: {} }));
  expect(fellOf([roll, line(2, { seat: 'table', answer: report, dispatches: decided })])).toBe(2);
  // of many sums at once no one is what came of it
  const many = [...decided, ...decided];
  expect(fellOf([roll, line(2, { seat: 'table', answer: report, dispatches: many })])).toBe(1);
  expect(fellText(roll, { say: ({ key }) => key })).toBe('result');
});

it('says a sum in figures, without what does not count', () => {
  const of = (value: number, max = value): object => ({ label: words('line'), min: value, max });
  const figures = (...lines: object[]): string => figuresOf({ lines } as unknown as SheetResult);
  expect(figures(of(6), of(0), of(2), of(-1))).toBe('6 + 2 \u2212 1');
  expect(figures(of(6), of(0, 2))).toBe('6 + (0 to 2)');
  expect(figures(of(6), of(0))).toBe('');
});

it('finds the roll whose result is taken, or a lesser one, by its sheet and the one outcome that is offered', () => {
  const sheet = { sheet: 'roll/turkey', outcomes: ['10'] } as unknown as SheetResult;
  const fell = line(1, { answer: [6], dispatches: [{ ...told[0], sheet }] });
  const asked = (values: readonly string[], name = 'roll/turkey') => ({
    form: { kind: 'choose' as const, options: values.map((value) => ({ value, label: words(value) })) },
    sheets: [{ name, dice: [] }],
  });
  expect(fellFor([fell], asked(['10', '9']))).toBe(sheet);
  expect(fellFor([fell], asked(['9']))).toBeUndefined();
  expect(fellFor([fell], asked(['10'], 'roll/greece'))).toBeUndefined();
  expect(fellFor([{ ...fell, undone: true }], asked(['10']))).toBeUndefined();
});
