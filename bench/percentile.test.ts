import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('a percentile is the nearest rank, whatever the order', () => {
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
});

test('one value is every percentile, and no value is none', () => {
  expect(percentile([7], 0)).toBe(7);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(percentile([], 0.5)).toBeNaN();
});
