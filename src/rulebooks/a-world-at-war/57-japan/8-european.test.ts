import { expect, it } from 'vitest';
import { SEASONS } from '../state.ts';
import { bombsWanted } from './8-european.ts';

it('wants one atomic bomb more for each turn before Spring 1946, and none from then on', () => {
  const wanted = [1944, 1945, 1946].flatMap((year) => SEASONS.map((turn) => bombsWanted({ year, turn })));
  expect(wanted).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0]);
});
