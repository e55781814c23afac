import { expect, it } from 'vitest';
import { isAway } from './api.ts';

it.each([
  [0, true],
  [502, true],
  [503, true],
  [504, true],
  [507, false],
  [500, false],
  [409, false],
])('a server that answers with %i is away: %s', (status, is) => {
  expect(isAway(status)).toBe(is);
});
