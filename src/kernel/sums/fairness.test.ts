import { describe, expect, it } from 'vitest';
import { words } from '../texts/words.ts';
import type { FactSchema, FactSpec } from './facts.ts';
import { facesSoFar, LEAST_DICE, unevennessOf } from './fairness.ts';

const spec = { question: words('t'), lasts: 'ever', clauses: [] } as const;
const die = (max: number): FactSpec => ({ ...spec, type: { kind: 'number', min: 1, max }, by: 'dice' });
const SIX: FactSchema = {
  one: die(6),
  other: die(6),
  aid: { ...spec, type: { kind: 'number', min: 0, max: 3 } },
};
const fall = (n: number, ...answer: number[]) => ({ n, seat: 'dice', answer });

describe('the faces so far', () => {
  it('are those of all rolls, taken back or not', () => {
    const lines = [
      fall(1, 1, 6),
      { n: 2, seat: 'ann', answer: [3] },
      { ...fall(3, 6), undone: true },
      { n: 4 },
    ];
    expect(facesSoFar(SIX, lines)).toEqual({ sides: 6, counts: [1, 0, 0, 0, 0, 2], dice: 3 });
  });

  it('count once what came again, and of a die that was put right what was meant', () => {
    const again = [fall(1, 2), fall(2, 4), { ...fall(4, 2), again: 1 }, { ...fall(5, 5), again: 2 }];
    expect(facesSoFar(SIX, [...again, { ...fall(7, 6), again: 2 }])?.counts).toEqual([0, 1, 0, 0, 0, 1]);
  });

  it('are none where there are no dice, or none that are alike', () => {
    expect(facesSoFar({}, [])).toBe(null);
    expect(facesSoFar({ ...SIX, third: die(12) }, [])).toBe(null);
  });
});

describe('how uneven they are', () => {
  const of = (...counts: number[]) =>
    unevennessOf({ sides: counts.length, counts, dice: counts.reduce((sum, each) => sum + each, 0) });

  it('is not said of few dice', () => {
    expect(of(10, 10, 10, 10, 10, LEAST_DICE - 51)).toBe(null);
    expect(of(10, 10, 10, 10, 10, 10)).toEqual({ chiSquare: 0, share: 1 });
  });

  // the upper critical values of the chi-square distribution, as tables have them
  it.each([
    [5, 11.0705, 0.05],
    [5, 20.515, 0.001],
    [5, 1.1455, 0.95],
    [11, 19.6751, 0.05],
    [11, 31.2641, 0.001],
    [1, 3.8415, 0.05],
    [2, 9.2103, 0.01],
  ])('with %d degrees of freedom a chi-square of %d is left above by %d', (freedom, chiSquare, share) => {
    // all faces alike but two, which part by what comes to that
    const dice = 1e6 * (freedom + 1);
    const off = Math.sqrt((chiSquare * 1e6) / 2);
    const counts = [1e6 + off, 1e6 - off, ...Array.from({ length: freedom - 1 }, () => 1e6)];
    const found = unevennessOf({ sides: counts.length, counts, dice });
    expect(found?.chiSquare).toBeCloseTo(chiSquare, 6);
    expect(found?.share).toBeCloseTo(share, 5);
  });

  it('leaves nothing above what fair dice never come to', () => {
    expect(of(1000, 0, 0, 0, 0, 0)?.share).toBeLessThan(1e-12);
    expect(of(100_000, 0, 0, 0, 0, 0)?.share).toBe(0);
  });
});
