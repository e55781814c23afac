import { expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { sinceLooked } from './looked.ts';

const line = (n: number, more: Partial<RecordLine> = {}): RecordLine => ({
  n,
  kind: 'answer',
  dispatches: [],
  ...more,
});
const numbers = (lines: readonly RecordLine[] | null): number[] | null => lines?.map(({ n }) => n) ?? null;

it('tells what came after what was last seen, or after the own last answer if that is later', () => {
  const lines = [line(1), line(2, { seat: 'japan' }), line(3), line(4, { undone: true }), line(5)];
  expect(numbers(sinceLooked({ lines, seat: 'uk' }, null))).toBeNull();
  expect(numbers(sinceLooked({ lines, seat: 'uk' }, 1))).toEqual([2, 3, 5]);
  expect(numbers(sinceLooked({ lines, seat: 'japan' }, null))).toEqual([3, 5]);
  expect(numbers(sinceLooked({ lines, seat: 'japan' }, 3))).toEqual([5]);
  expect(numbers(sinceLooked({ lines, seat: null }, 5))).toEqual([]);
});

it('counts what one gave in a step of sealed answers as an answer', () => {
  const lines = [line(1), line(2, { kind: 'step', own: { uk: {} } }), line(3)];
  expect(numbers(sinceLooked({ lines, seat: 'uk' }, null))).toEqual([3]);
});
