import { describe, expect, it } from 'vitest';
import { difference, isOpen, meanOf, pairedDifference, shareIn } from './interval.ts';

describe('a share', () => {
  // Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i has the interval of Wilson', (some, of, low, high) => {
    const share = shareIn(some, of);
    expect(share.at).toBe(some / of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  it('of no games says nothing, and of all games ends at all', () => {
    expect(shareIn(0, 0)).toEqual({ at: 0, low: 0, high: 1 });
    expect(shareIn(20, 20).high).toBe(1);
    expect(shareIn(20, 20).low).toBeCloseTo(1 - 0.1611, 4);
  });
});

describe('a mean', () => {
  const bounds = { least: 0, most: 100 };

  it('has the normal interval', () => {
    // 10, 20, 30, 40: mean 25, standard deviation 12.9099
    const mean = meanOf({ sum: 100, squares: 3000 }, 4, bounds);
    expect(mean.at).toBe(25);
    expect(mean.low).toBeCloseTo(25 - (1.959964 * 12.909944) / 2, 4);
    expect(mean.high).toBeCloseTo(25 + (1.959964 * 12.909944) / 2, 4);
  });

  it('stays within what can be, and of one game says nothing', () => {
    expect(meanOf({ sum: 100, squares: 10_000 }, 3, bounds).low).toBe(0);
    expect(meanOf({ sum: 30, squares: 900 }, 1, bounds)).toEqual({ at: 30, low: 0, high: 100 });
  });
});

describe('a difference of pairs', () => {
  const of = (both: number, first: number, second: number, neither: number) =>
    pairedDifference({ both, first, second, neither });

  it('has the interval of Newcombe', () => {
    // Fagerland, Lydersen and Laake 2014 (Statistics in Medicine 33, 2850-2875), on the airways of 21 children
    const { at, low, high } = of(1, 1, 7, 12);
    expect(at).toBeCloseTo(-6 / 21, 12);
    expect([low, high].map((each) => Math.round(each * 1000))).toEqual([-507, -26]);
  });

  it('turned round is the opposite, and surer than that of games apart where both go together', () => {
    const [one, other] = [of(40, 12, 3, 45), of(40, 3, 12, 45)];
    expect(other.low).toBeCloseTo(-one.high, 12);
    expect(other.high).toBeCloseTo(-one.low, 12);
    const apart = difference(shareIn(52, 100), shareIn(43, 100));
    expect(isOpen(apart)).toBe(true);
    expect(isOpen(one)).toBe(false);
  });

  it('of pairs that are all alike is none', () => {
    expect(of(0, 0, 0, 20).at).toBe(0);
    expect(isOpen(of(7, 0, 0, 13))).toBe(true);
    expect(of(20, 0, 0, 0).high).toBeLessThan(0.2);
  });
});

describe('a difference', () => {
  // Newcombe 1998 (Statistics in Medicine 17, 873-890), table II, method 10
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
  ])('of %i in %i and %i in %i', (a, m, b, n, low, high) => {
    const between = difference(shareIn(a, m), shareIn(b, n));
    expect(between.at).toBeCloseTo(a / m - b / n, 12);
    expect(between.low).toBeCloseTo(low, 4);
    expect(between.high).toBeCloseTo(high, 4);
  });

  it('is open where its interval has nothing in it', () => {
    expect(isOpen(difference(shareIn(5, 10), shareIn(4, 10)))).toBe(true);
    expect(isOpen(difference(shareIn(9, 10), shareIn(3, 10)))).toBe(false);
  });
});
