import { describe, expect, it } from 'vitest';
import { offensiveEffect } from './8-tension.ts';

describe('the BRPs spent on offensives (49.87)', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [15, 1],
    [22, 1],
    [23, 2],
    [37, 2],
    [38, 3],
  ])('%i BRPs raise the level by %i', (brps, levels) => {
    expect(offensiveEffect(brps)).toBe(levels);
  });

  it('never counts less for more BRPs, and never more than one for eight', () => {
    for (let brps = 1; brps <= 300; brps++) {
      expect(offensiveEffect(brps) - offensiveEffect(brps - 1)).toBeGreaterThanOrEqual(0);
      expect(offensiveEffect(brps)).toBe(Math.floor((brps + 7) / 15));
    }
  });
});
