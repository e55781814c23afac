import { expect, it } from 'vitest';
import { axisOf } from './axis.ts';

const said = (titles: readonly string[]): string[] =>
  axisOf(titles).map(({ year, short }) => `${year} ${short}`.trim());

it('names turns as short as tells them apart, and each year where it begins', () => {
  const turns = ['Fall 1939', 'Winter 1939', 'Spring 1940', 'Summer 1940', 'Fall 1940'];
  expect(said(turns)).toEqual(['1939 F', 'W', '1940 Sp', 'Su', 'F']);
  expect(axisOf(turns)[3]?.full).toBe('Summer 1940');
});

it('names a turn once, and numbers what has no year', () => {
  expect(said(['Summer 1942', 'Summer 1942', 'Fall 1942'])).toEqual(['1942 S', '', 'F']);
  expect(said(['Round 1', 'Round 2', 'Round 12'])).toEqual(['1', '2', '12']);
  expect(said(['Before the first turn'])).toEqual(['B']);
  expect(said([])).toEqual([]);
});
