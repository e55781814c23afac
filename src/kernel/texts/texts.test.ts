import { expect, it } from 'vitest';
import { bookOf, texts } from './texts.ts';
import { render } from './words.ts';

const say = texts({
  told: { fallen: '{power} has fallen to {by}.', 'skip.turn': 'The turn is skipped.' },
  count: ({ of }: { readonly of: number }) => `${of} of them`,
  name: { us: 'the U.S.' },
});

it('says a text as words do: by the key that is its path, with the arguments that it names', () => {
  expect(say.told.fallen({ power: 'us', by: 'japan' })).toEqual({
    key: 'told.fallen',
    args: { power: 'us', by: 'japan' },
  });
  expect(say.told['skip.turn']()).toEqual({ key: 'told.skip.turn' });
  expect(say.name.us.key).toBe('name.us');
});

it('knows its arguments', () => {
  // @ts-expect-error -- by whom is missing
  say.told.fallen({ power: 'us' });
  // @ts-expect-error -- there is no such text
  expect(say.told.risen).toBeUndefined();
  // @ts-expect-error -- a number is wanted
  say.count({ of: 'three' });
});

it('is a word book', () => {
  const book = bookOf(say.told, say);
  expect(Object.keys(book)).toEqual(['told.fallen', 'told.skip.turn', 'count', 'name.us']);
  expect(render(book, say.told.fallen({ power: 'us', by: 'japan' }))).toBe('the U.S. has fallen to japan.');
  expect(render(book, say.count({ of: 3 }))).toBe('3 of them');
});
