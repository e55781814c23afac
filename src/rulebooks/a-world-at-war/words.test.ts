import { expect, it } from 'vitest';
import type { Json } from '../../kernel/index.ts';
import { render } from '../../kernel/kit/front.test-helper.ts';
import { aWorldAtWar } from './index.ts';

/** Every argument is the name that ends with a stop itself. */
const EVERYWHERE = new Proxy({}, { get: () => 'us', has: () => true, getOwnPropertyDescriptor: () => ({}) });

/** What a text says of it; '' where it wants a number or a list. */
function said(key: string): string {
  try {
    return render(aWorldAtWar.words, { key, args: EVERYWHERE as Record<string, Json> });
  } catch {
    return '';
  }
}

it('ends a sentence about the U.S. with one stop, in every text', () => {
  const all = Object.keys(aWorldAtWar.words).map(said);
  expect(all.filter((text) => text.includes('the U.S.')).length).toBeGreaterThan(50);
  expect(all.filter((text) => /(?<!\.)\.\.(?!\.)/.test(text))).toEqual([]);
});
