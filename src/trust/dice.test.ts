import { describe, expect, it } from 'vitest';
import { osDice, rollFor, seededDice } from './dice.ts';

describe('dice', () => {
  it('gives every die a face of its own range', () => {
    for (let i = 0; i < 500; i++) {
      const [coin = 0, six = 0, twenty = 0] = osDice([2, 6, 20]);
      expect(coin === 1 || coin === 2).toBe(true);
      expect(six >= 1 && six <= 6 && twenty >= 1 && twenty <= 20).toBe(true);
    }
  });

  it('shows every face about equally often', () => {
    for (const roll of [() => osDice([6]), (i: number) => seededDice('ab', `roll-${i}`, [6])]) {
      const counts = [0, 0, 0, 0, 0, 0];
      for (let i = 0; i < 6000; i++) counts[(roll(i)[0] ?? 0) - 1]!++;
      const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(chiSquare).toBeLessThan(35);
    }
  });

  it('repeats for a seed and a decision, and differs between decisions and seeds', () => {
    const many = Array.from({ length: 20 }, () => 6);
    expect(seededDice('ab', 'r1/roll', many)).toEqual(seededDice('ab', 'r1/roll', many));
    expect(seededDice('ab', 'r1/roll', many)).not.toEqual(seededDice('ab', 'r2/roll', many));
    expect(seededDice('ab', 'r1/roll', many)).not.toEqual(seededDice('cd', 'r1/roll', many));
  });

  it('leaves typed dice to people', () => {
    expect(rollFor('typed', 'x', [6])).toBeNull();
    expect(rollFor({ seed: 'ab' }, 'x', [6])).toEqual(seededDice('ab', 'x', [6]));
    expect(rollFor('program', 'x', [6, 6])).toHaveLength(2);
  });
});
