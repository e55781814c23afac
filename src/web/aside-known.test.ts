import { expect, it } from 'vitest';
import { withNews } from './aside-known.ts';

it('goes on from what was known: values in place of those before, lists longer, and all anew where it is whole', () => {
  const news = { type: 'aside', part: 'talk' } as const;
  const first = withNews(undefined, { ...news, whole: true, set: { seen: 0 }, add: { lines: ['a'] } });
  expect(first).toEqual({ seen: 0, lines: ['a'] });
  const then = withNews(first, { ...news, set: { seen: 2 }, add: { lines: ['b', 'c'] } });
  expect(then).toEqual({ seen: 2, lines: ['a', 'b', 'c'] });
  expect(first).toEqual({ seen: 0, lines: ['a'] });
  expect(withNews(then, { ...news, whole: true, set: { lines: ['z'] } })).toEqual({ lines: ['z'] });
});
