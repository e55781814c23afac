import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, valueOfBids } from './value-of-bids.ts';

const number = ({ n, d }: Fraction): number => Number(n) / Number(d);
const chanceOf = (needs: number): number => Math.min(Math.max(needs, 0), 12) / 12;

describe('the game of bids', () => {
  it('is bid up by both where dollars cost nothing', () => {
    const solved = valueOfBids({
      base: 4,
      worth: { influence: 5, counter: 5 },
      dollar: { influence: 0, counter: 0 },
    });
    expect(solved.influence).toEqual([fraction(0n, 1n), fraction(0n, 1n), fraction(1n, 1n)]);
    expect(solved.counter[2]).toEqual(fraction(1n, 1n));
    expect(solved.chance).toEqual(fraction(1n, 3n));
    expect(solved.value).toEqual(fraction(5n, 3n));
  });

  it('keeps dollars that are worth more than a twelfth of success', () => {
    const solved = valueOfBids({
      base: 4,
      worth: { influence: 11, counter: 11 },
      dollar: { influence: 1, counter: 1 },
    });
    expect([solved.influence[0], solved.counter[0]]).toEqual([fraction(1n, 1n), fraction(1n, 1n)]);
  });

  it('bids no less than the entry asks for', () => {
    const { influence } = valueOfBids({
      base: 1,
      worth: { influence: 1, counter: 1 },
      dollar: { influence: 9, counter: 9 },
      least: 2,
    });
    expect(influence.map(number)).toEqual([0, 1, 0]);
  });

  it('bids no more than each side has', () => {
    const { influence, counter, chance } = valueOfBids({
      base: 4,
      worth: { influence: 50, counter: 50 },
      dollar: { influence: 0, counter: 0 },
      most: { influence: 2, counter: 1 },
    });
    expect(influence.map(number)).toEqual([0, 1, 0]);
    expect(counter.map(number)).toEqual([1, 0, 0]);
    expect(number(chance)).toBeCloseTo(5 / 12);
  });

  it('is of no worth that is nothing, or no whole number', () => {
    const dollar = { influence: 1, counter: 1 };
    for (const worth of [0, 1.5, -3]) {
      expect(() => valueOfBids({ base: 4, worth: { influence: worth, counter: 5 }, dollar })).toThrow(
        'worth',
      );
      expect(() => valueOfBids({ base: 4, worth: { influence: 5, counter: worth }, dollar })).toThrow(
        'worth',
      );
    }
    expect(valueOfBids({ base: 4, worth: { influence: 1, counter: 1 }, dollar }).chance).toEqual(
      fraction(1n, 3n),
    );
  });

  it('leaves neither side anything better, whatever is at stake', () => {
    let mixes = 0;
    for (const base of [-1, 0, 1, 2, 4, 8, 11, 13])
      for (const worth of [
        { influence: 6, counter: 20 },
        { influence: 30, counter: 7 },
        { influence: 60, counter: 60 },
      ])
        for (const dollar of [
          { influence: 1, counter: 1 },
          { influence: 2, counter: 0 },
          { influence: 0, counter: 1 },
        ]) {
          const { influence, counter, chance, value } = valueOfBids({ base, worth, dollar });
          const [x, y] = [influence.map(number), counter.map(number)];
          expect(x.reduce((a, b) => a + b)).toBeCloseTo(1);
          expect(y.reduce((a, b) => a + b)).toBeCloseTo(1);
          const own = (i: number): number =>
            y.reduce((sum, q, j) => sum + q * worth.influence * chanceOf(base + i - j), 0) -
            dollar.influence * (i + 1);
          const against = (j: number): number =>
            x.reduce((sum, p, i) => sum - p * worth.counter * chanceOf(base + i - j), 0) -
            dollar.counter * (j + 1);
          const best = Math.max(...[0, 1, 2].map(own));
          expect(number(value)).toBeCloseTo(best);
          const theirs = y.reduce((sum, q, j) => sum + q * against(j), 0);
          expect(theirs).toBeCloseTo(Math.max(...[0, 1, 2].map(against)));
          expect(number(chance)).toBeGreaterThanOrEqual(0);
          if (x.filter((p) => p > 0).length > 1) mixes++;
        }
    expect(mixes).toBeGreaterThan(0);
  });
});
