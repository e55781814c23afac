import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Count, rolls, sums, tally, ways } from './dice.ts';

function total(counts: Iterable<Count>): bigint {
  let sum = 0n;
  for (const count of counts) sum += BigInt(count);
  return sum;
}

const someDice = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 });

describe('dice', () => {
  it('fall in every way once, the last die fastest', () => {
    expect([...rolls([2, 3])].length).toBe(6);
    expect(Array.from(rolls([2, 2]), String)).toEqual(['1,1', '1,2', '2,1', '2,2']);
    expect(Array.from(rolls([]), String)).toEqual(['']);
  });

  it('give sums that are the tally of every roll, and add up to all ways', () => {
    fc.assert(
      fc.property(someDice, (sides) => {
        const quick = sums(sides);
        const slow = tally(sides, (faces) => String(faces.reduce((sum, face) => sum + face, 0)));
        expect(new Map(quick.counts)).toEqual(new Map(slow.counts));
        expect(quick.of).toBe(slow.of);
        expect(total(quick.counts.values())).toBe(BigInt(ways(sides)));
      }),
      { numRuns: 50 },
    );
  });

  it('give the known distribution of two dice', () => {
    const { of, counts } = sums([6, 6]);
    expect(of).toBe(36);
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => counts.get(String(sum)))).toEqual([
      1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('stay exact beyond 2^53', () => {
    const many = Array.from({ length: 30 }, () => 20);
    const { of, counts } = sums(many);
    expect(of).toBe(20n ** 30n);
    expect(total(counts.values())).toBe(20n ** 30n);
    expect(counts.get('30')).toBe(1);
    expect(counts.get('31')).toBe(30);
    expect(counts.get('315')).toBeTypeOf('bigint');
    expect(counts.get('314')).toBe(counts.get('316'));
    expect(ways([2 ** 26, 2 ** 27])).toBe(2n ** 53n);
    expect(ways([2 ** 26, 2 ** 26])).toBe(2 ** 52);
  });
});
