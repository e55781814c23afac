import { expect, it } from 'vitest';
import { yearsOf } from './years.ts';

const turn = (number: number | null, from: number) => ({ turn: number, from, lines: [] });

it('puts the turns of a year together, wherever they begin again', () => {
  const titleOf = (each: number | null): string => (each === null ? 'Before' : `Fall ${1939 + each}`);
  const turns = [turn(1, 9), turn(0, 7), turn(1, 5), turn(0, 2), turn(null, 1)];
  expect(yearsOf(turns, titleOf)).toEqual([
    { title: '1940', from: [9, 5] },
    { title: '1939', from: [7, 2] },
  ]);
  expect(yearsOf(turns, (each) => `Round ${each}`)).toEqual([]);
});
