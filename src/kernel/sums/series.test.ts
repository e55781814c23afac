import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rolls } from './dice.ts';
import { type Chance, chancesOver, howMany, onceIn } from './series.ts';

const sixth: Chance = { some: 1, of: 6 };

describe('a chance at least once in several rolls', () => {
  it('is exact', () => {
    expect(onceIn([sixth])).toEqual({ some: 1n, of: 6n });
    expect(onceIn([sixth, sixth])).toEqual({ some: 11n, of: 36n });
    expect(onceIn(Array.from({ length: 3 }, () => ({ some: 0, of: 36n })))).toEqual({
      some: 0n,
      of: 36n ** 3n,
    });
  });

  it('goes up a ladder whose every roll is another', () => {
    const ladder = [1, 2, 4, 8, 11].map((some) => ({ some, of: 12 }));
    // all five fail in 11 * 10 * 8 * 4 * 1 of 12^5 ways
    expect(onceIn(ladder)).toEqual({ some: 12n ** 5n - 3520n, of: 12n ** 5n });
  });

  it('needs a roll', () => {
    expect(() => onceIn([])).toThrow(RangeError);
  });
});

describe('how many of several rolls bring it', () => {
  it('is what falls when every way is tried', () => {
    const die = fc
      .integer({ min: 2, max: 5 })
      .chain((of) => fc.record({ of: fc.constant(of), some: fc.nat(of) }));
    fc.assert(
      fc.property(fc.array(die, { minLength: 1, maxLength: 4 }), (dice) => {
        const ways = Array.from({ length: dice.length + 1 }, () => 0n);
        for (const faces of rolls(dice.map(({ of }) => of))) {
          const brought = faces.filter((face, i) => face <= (dice[i]?.some ?? 0)).length;
          ways[brought] = (ways[brought] ?? 0n) + 1n;
        }
        expect(howMany(dice).ways).toEqual(ways);
        const { some, of } = onceIn(dice);
        expect(of - some).toBe(ways[0]);
      }),
    );
  });
});

it('finds an outcome in every roll, and none where a roll has none', () => {
  const odds = { of: 6, outcomes: [{ outcome: 'won', sure: 1, possible: 2 }] };
  expect(chancesOver([odds, { of: 12, outcomes: [] }], 'won')).toEqual({
    sure: [sixth, { some: 0, of: 12 }],
    possible: [
      { some: 2, of: 6 },
      { some: 0, of: 12 },
    ],
  });
});
