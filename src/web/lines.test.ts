import { describe, expect, it } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { pack } from '../kernel/game/patch.ts';
import type { RecordLine } from '../kernel/game/record.ts';
import type { Desk } from './api.ts';
import {
  fixedHere,
  isPartOf,
  isToCome,
  keepFixed,
  thenWithLines,
  unpackedDesk,
  withChange,
  withLines,
  withPage,
} from './lines.ts';

const line = (n: number, by: string): RecordLine => ({ n, kind: 'answer', by, dispatches: [] });
const desk = (from: number, lines: RecordLine[]): Desk => ({ from, earlier: 0, lines }) as unknown as Desk;

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

describe('a page of a long record', () => {
  const page = (from: number, lines: RecordLine[]): Desk => ({ ...desk(from, lines), earlier: from });
  const all = (of: { readonly lines: readonly RecordLine[] }) =>
    of.lines.map((each) => [each.n, isToCome(each) ? null : each.by]);

  it('has each line in its place, and those that are to come count for nothing', () => {
    const first = withLines(null, page(3, [line(4, 'd')]));
    expect(all(first)).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, 'd'],
    ]);
    expect([first.earlier, isPartOf(first.lines), first.lines[0]?.undone]).toEqual([3, true, true]);
    const more = withPage(first, { earlier: 1, lines: [line(2, 'b'), line(3, 'c')] });
    expect([more.earlier, isPartOf(more.lines)]).toEqual([1, true]);
    const whole = withPage(more, { earlier: 0, lines: [line(1, 'a')] });
    expect([whole.earlier, isPartOf(whole.lines), all(whole).flat().join(' ')]).toEqual([
      0,
      false,
      '1 a 2 b 3 c 4 d',
    ]);
  });

  it('goes on though older lines are still to come, and takes those that come again', () => {
    const first = withLines(null, page(2, [line(3, 'c')]));
    const next = withLines(first, desk(3, [line(1, 'ticked'), line(4, 'd')]));
    expect(next.earlier).toBe(2);
    expect(all(next)).toEqual([
      [1, 'ticked'],
      [2, null],
      [3, 'c'],
      [4, 'd'],
    ]);
  });

  it('leaves what is here until it comes anew, where much has changed', () => {
    const here = desk(0, [line(1, 'a'), line(2, 'b'), line(3, 'c')]);
    const next = withLines(here, page(4, [line(5, 'e')]));
    expect(next.earlier).toBe(4);
    expect(all(next)).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, null],
      [5, 'e'],
    ]);
  });

  it('of an earlier moment has its place, too', () => {
    const then = thenWithLines({ n: 3, of: 9, earlier: 2, lines: [line(3, 'c')] } as never);
    expect(all(then)).toEqual([
      [1, null],
      [2, null],
      [3, 'c'],
    ]);
  });
});

describe('what has changed on a desk', () => {
  const here = { ...desk(0, [line(1, 'a')]), mark: 'one', over: false } as Desk;
  const change = {
    since: 'one',
    mark: 'two',
    fixed: 'of this game',
    patch: [[[0, 'asks'], { '*': 0 }]],
    from: 1,
    earlier: 0,
    lines: pack([line(2, 'b')] as unknown as Json),
  };
  keepFixed('of this game', [[['asked']], []]);

  it('is put on the desk that it goes on from, with its lines', () => {
    const next = withChange(here, change);
    expect(next).toMatchObject({ mark: 'two', over: false, asks: ['asked'] });
    expect(next).toMatchObject({ lines: [{ by: 'a' }, { by: 'b' }] });
  });

  it('is packed like a whole one with what is fixed, which is kept by its hash', () => {
    expect(fixedHere()).toEqual(['of this game']);
    expect(unpackedDesk('of this game', { asks: { '*': 0 } })).toEqual({ asks: ['asked'] });
    expect(withChange(here, { ...change, fixed: 'of another' })).toBeNull();
    for (let game = 0; game < 30; game++) keepFixed(`of game ${game}`, [[], []]);
    expect(fixedHere()).toHaveLength(20);
    expect(fixedHere().at(-1)).toBe('of game 29');
  });

  it('is there already, or goes on from another desk', () => {
    const there = { ...here, mark: 'two' };
    expect(withChange(there, change)).toBe(there);
    expect(withChange({ ...here, mark: 'three' }, change)).toBeNull();
    expect(withChange(null, change)).toBeNull();
  });
});
