import { expect, it } from 'vitest';
import { isPlanOf, readPart, spread } from './spread.ts';

const UNITS = Array.from({ length: 23 }, (_, i) => `unit ${i}`);
const COSTS = new Map(UNITS.map((unit, i) => [unit, (i * 7) % 11]));

it.each([1, 2, 4, 30])('all parts together are the whole, each unit once: %i', (parts) => {
  const plan = spread(UNITS, COSTS, parts);
  expect(plan).toHaveLength(parts);
  expect(plan.flat().toSorted()).toEqual(UNITS.toSorted());
});

it('comes out alike, whatever the order', () => {
  expect(spread(UNITS.toReversed(), COSTS, 4)).toEqual(spread(UNITS, COSTS, 4));
  expect(spread(UNITS.toReversed(), new Map(), 3)).toEqual(spread(UNITS, new Map(), 3));
});

it('gives parts that take about equally long', () => {
  const costs = new Map([
    ['a', 30],
    ['b', 20],
    ['c', 10],
  ]);
  expect(spread(['c', 'b', 'a'], costs, 2)).toEqual([['a'], ['b', 'c']]);
  // of what nobody has run, each counts alike
  expect(spread(['d', 'e', 'f', 'g'], costs, 2).map((part) => part.length)).toEqual([2, 2]);
});

it('a plan holds its units and no other', () => {
  const plan = spread(UNITS, COSTS, 4);
  expect(isPlanOf(plan, UNITS, 4)).toBe(true);
  expect(isPlanOf(plan, UNITS, 3)).toBe(false);
  expect(isPlanOf(plan, [...UNITS, 'another'], 4)).toBe(false);
  expect(isPlanOf(plan, ['another', ...UNITS.slice(1)], 4)).toBe(false);
});

it.each([
  ['2/4', { part: 2, parts: 4 }],
  ['1/1', { part: 1, parts: 1 }],
  ['0/4', null],
  ['5/4', null],
  ['2', null],
  ['a/b', null],
])('reads --part %s', (text, read) => expect(readPart(text)).toEqual(read));
