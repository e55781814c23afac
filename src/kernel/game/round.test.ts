import { expect, it } from 'vitest';
import { inRound } from './round.ts';

it.each([
  [null, ['c', 'b', 'a']],
  ['b', ['b', 'c', 'a']],
  ['d', ['c', 'b', 'a']],
])('a device that %s has goes on to %j', (has, order) => {
  expect(inRound(['a', 'b', 'c'], has)).toEqual(order);
});
