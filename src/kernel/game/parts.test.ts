import { expect, it } from 'vitest';
import { partsBefore } from './parts.ts';
import type { RecordLine } from './record.ts';

const told = (n: number, decision: string, by?: string, more: Partial<RecordLine> = {}): RecordLine => ({
  n,
  kind: 'answer',
  seat: 'table',
  decision,
  answer: {},
  ...(by === undefined ? {} : { by }),
  dispatches: [],
  ...more,
});

const LINES = [
  told(1, '1939/missing/allotment/report', 'Ann'),
  told(2, '1940/missing/allotment/report', 'Ben', { undone: true }),
  told(3, '1940/missing/allotment/report', 'Ann'),
  told(4, 'standing-2/report', 'Cleo'),
  told(5, '1940/missing/allotment/2/report', 'Ben'),
  told(6, '1940/missing/allotment/3/report', 'Cleo'),
  told(7, '1940/spring/missing/ready/report', 'Ben'),
  told(8, '1940/spring/missing/ready/2/report', 'Ben'),
];
const before = (n: number): number[] => partsBefore(LINES, LINES[n - 1] as RecordLine).map((line) => line.n);

it('names the lines in which others told their parts of a form', () => {
  expect([before(3), before(5), before(6)]).toEqual([[], [3], [3, 5]]);
});

it('names none of another form, nor where one person told all of it', () => {
  expect([before(1), before(2), before(4), before(7), before(8)]).toEqual([[], [], [], [], []]);
});
