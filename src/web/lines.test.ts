import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../kernel/record.ts';
import type { Desk } from './api.ts';
import { withLines } from './lines.ts';

const line = (n: number, by: string): RecordLine => ({ n, kind: 'answer', by, dispatches: [] });
const desk = (from: number, lines: RecordLine[]): Desk => ({ from, lines }) as unknown as Desk;

describe('the lines of a desk', () => {
  it('keeps the lines the client has and adds the new ones', () => {
    const next = withLines(desk(0, [line(1, 'a'), line(2, 'b')]), desk(2, [line(3, 'c')]));
    expect(next.lines.map((each) => each.by)).toEqual(['a', 'b', 'c']);
    expect(next.from).toBe(0);
  });

  it('puts newer lines in place of older ones of the same number', () => {
    const next = withLines(desk(0, [line(1, 'a'), line(2, 'old')]), desk(1, [line(2, 'new')]));
    expect(next.lines.map((each) => each.by)).toEqual(['a', 'new']);
  });

  it('puts an older line that comes again in its place', () => {
    const next = withLines(desk(0, [line(1, 'a'), line(2, 'b')]), desk(2, [line(1, 'ticked'), line(3, 'c')]));
    expect(next.lines.map((each) => [each.n, each.by])).toEqual([
      [1, 'ticked'],
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  it('takes everything anew when older lines have changed', () => {
    const next = withLines(desk(0, [line(1, 'a'), line(2, 'b')]), desk(0, [line(1, 'x')]));
    expect(next.lines.map((each) => each.by)).toEqual(['x']);
  });
});
