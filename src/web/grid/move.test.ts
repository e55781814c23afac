import { expect, it } from 'vitest';
import { type Ground, moved, oneMore, typed } from './move.ts';

const LINES = ['x', 'y', 'z'];
const COLUMNS = ['a', 'b', 'c'];

/** Three lines of three, without the middle; the last line is a group of its own. */
const GROUND: Ground = {
  lines: LINES,
  columns: COLUMNS,
  starts: [0, 2],
  has: (line, column) => !(line === 1 && column === 1),
};
const from = (line: number, column: number, key: string, far = false) =>
  moved(GROUND, [line, column], key, far);

it('moves by arrows over what is not there, and not beyond the edge', () => {
  expect(from(0, 0, 'ArrowRight')).toEqual([0, 1]);
  expect(from(1, 0, 'ArrowRight')).toEqual([1, 2]);
  expect(from(0, 1, 'ArrowDown')).toEqual([2, 1]);
  expect(from(0, 0, 'ArrowUp')).toBeNull();
  expect(from(2, 2, 'ArrowRight')).toBeNull();
});

it('goes to the ends of a line, of the grid, and from group to group', () => {
  expect(from(1, 2, 'Home')).toEqual([1, 0]);
  expect(from(0, 0, 'End')).toEqual([0, 2]);
  expect(from(1, 2, 'Home', true)).toEqual([0, 0]);
  expect(from(0, 0, 'End', true)).toEqual([2, 2]);
  expect(from(0, 1, 'PageDown')).toEqual([2, 1]);
  expect(from(2, 1, 'PageUp')).toEqual([0, 1]);
  expect(from(2, 1, 'PageDown')).toBeNull();
});

it('leaves all other keys alone', () => {
  expect(from(0, 0, 'x')).toBeUndefined();
  expect(moved({ ...GROUND, starts: [0] }, [0, 0], 'PageDown', false)).toBeUndefined();
});

it('makes a number of digits where it fits, and begins anew where not', () => {
  expect(typed('2', '1', 20)).toBe(12);
  expect(typed('2', '1', 9)).toBe(2);
  expect(typed('7', '', 3)).toBe(7);
});

it('puts one more there, and none after the most', () => {
  expect([0, 1, 2].map((points) => oneMore(points, 2))).toEqual([1, 2, 0]);
});
