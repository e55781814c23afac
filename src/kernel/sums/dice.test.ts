import { describe, expect, it } from 'vitest';
import { rolls, ways } from './dice.ts';

describe('dice', () => {
  it('fall in every way once, the last die fastest', () => {
    expect([...rolls([2, 3])].length).toBe(6);
    expect(Array.from(rolls([2, 2]), String)).toEqual(['1,1', '1,2', '2,1', '2,2']);
    expect(Array.from(rolls([]), String)).toEqual(['']);
  });

  it('are counted exactly beyond 2^53', () => {
    expect(ways(Array.from({ length: 30 }, () => 20))).toBe(20n ** 30n);
    expect(ways([2 ** 26, 2 ** 27])).toBe(2n ** 53n);
    expect(ways([2 ** 26, 2 ** 26])).toBe(2 ** 52);
    expect(ways([])).toBe(1);
  });
});
