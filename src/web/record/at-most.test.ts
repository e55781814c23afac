import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('lets go of what was neither put there nor asked for longest', () => {
  const things = atMost<number>(2);
  things.set('a', 1);
  things.set('b', 2);
  expect(things.get('a')).toBe(1);
  things.set('c', 3);
  expect(['a', 'b', 'c'].map(things.get)).toEqual([1, undefined, 3]);
});
