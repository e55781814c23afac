import { expect, test } from 'vitest';
import { balanceOf, shareOf, type Stand } from './stand.ts';

const label = { key: 'x' };
const stands: readonly Stand[] = [
  { place: 'turkey', is: 'a', label, shares: { axis: 60, west: 20, east: 30 } },
  { place: 'spain', is: 'b', label, shares: { west: 100 } },
];
const worth = (place: string): number => (place === 'turkey' ? 2 : 5);

test('a balance sets the best of friends against the best of opponents', () => {
  expect(balanceOf(stands, 'axis', [], worth)).toBe(2 * (60 - 30) - 5 * 100);
  expect(balanceOf(stands, 'west', [], worth)).toBe(2 * (20 - 60) + 5 * 100);
  expect(balanceOf(stands, 'west', ['east'], worth)).toBe(2 * (30 - 60) + 5 * 100);
  expect(balanceOf(stands, 'west', [], () => 0)).toBe(0);
});

test('a share is of all that is worth something, its own or a friend’s', () => {
  expect(shareOf(stands, 'axis', [], worth)).toEqual({ have: 120, all: 700 });
  expect(shareOf(stands, 'east', ['west'], worth)).toEqual({ have: 60 + 500, all: 700 });
});
