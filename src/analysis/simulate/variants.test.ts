import { describe, expect, it } from 'vitest';
import { SOLO } from '../../rulebooks/solo.ts';
import { playerOf } from './bound.ts';
import { comparedInPairs } from './compare.ts';
import type { Plan } from './plan.ts';
import { planOf } from './simulate.test-helper.ts';
import { addVariants, noVariants, playVariants, type VariantsTally } from './variants.ts';

const [aims, history] = [SOLO['level-of-cooperation']?.aims[0], SOLO['level-of-cooperation']?.histories[0]];
if (!aims || !history) throw new Error('no files');
const plan: Plan = { ...planOf(20), aims, history };
const levels = { ...plan.levels, germany: 'random' } as const;

function played(against: Plan, numbers: readonly number[]): VariantsTally {
  const tally = noVariants();
  const [one, other] = [playerOf(plan), playerOf(against)];
  for (const number of numbers) playVariants(one, other, number, tally);
  return tally;
}

describe('two variants with the same luck', () => {
  it('that are the same come to the same, game by game', () => {
    const { one, other, more, both } = played(plan, [0, 1, 2]);
    expect(other).toEqual(one);
    expect(Object.values(more)).toEqual(Object.keys(plan.levels).map(() => ({ sum: 0, squares: 0 })));
    const ends = Object.values(both).map((states) => Object.values(states).reduce((a, b) => a + b, 0));
    expect(new Set(ends)).toEqual(new Set([3]));
    expect(comparedInPairs({ one, other, more, both }).seats[0]?.difference).toEqual({
      at: 0,
      low: 0,
      high: 0,
    });
  });

  it('come to as much as each has alone, and no more in both than in each', () => {
    const { one, other, more, both } = played({ ...plan, levels }, [0, 1, 2, 3]);
    expect(more['germany']?.sum).toBe(
      (one.shares['germany']?.sum ?? 0) - (other.shares['germany']?.sum ?? 0),
    );
    expect(other).not.toEqual(one);
    const { places } = comparedInPairs({ one, other, more, both });
    for (const { place, is, one: mine, other: theirs } of places)
      expect((both[place]?.[is] ?? 0) / 4).toBeLessThanOrEqual(Math.min(mine.at, theirs.at));
  });

  it('add up from parts', () => {
    const sum = played({ ...plan, levels }, [0, 1]);
    addVariants(sum, played({ ...plan, levels }, [2, 3]));
    expect(sum).toEqual(played({ ...plan, levels }, [0, 1, 2, 3]));
  });
});
