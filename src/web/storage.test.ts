import { expect, it } from 'vitest';
import { keptGames, keepLinks } from './kept/kept-links.ts';
import { forgetDesk, keepDesk, knownDesks } from './kept/known.ts';
import { provideStorage } from './storage.ts';
import { storage } from './storage.test-helper.ts';

// A browser in which site data is blocked.

const refused = {
  configurable: true,
  get(): never {
    throw new DOMException('denied', 'SecurityError');
  },
};

it.each([
  [
    'forbids to look for it',
    () => Object.defineProperties({}, { localStorage: refused, sessionStorage: refused }),
  ],
  ['has none', () => ({ localStorage: null, sessionStorage: null })],
])('has storage until the page is closed where it %s, and never says that it keeps something', (_, make) => {
  const page = make() as Window;
  expect(provideStorage(page)).toBe(false);
  const { localStorage: here } = page;
  const desk = { game: 'g', key: 'k', title: 'Game', at: 1 };
  keepDesk(desk, here);
  expect(knownDesks(here)).toEqual([desk]);
  const links = { game: 'h', title: 'Made', creatorKey: 'c', people: [], addresses: [], handedOn: false };
  expect(keepLinks(links, here)).toBe(false);
  expect(keptGames(here)).toEqual([links]);
  forgetDesk(desk, here);
  expect(knownDesks(here)).toEqual([]);
  expect(page.sessionStorage.getItem('x')).toBeNull();
});

it('is left as it is where the browser has one', () => {
  const page = { localStorage: storage(), sessionStorage: storage() };
  const before = page.localStorage;
  expect(provideStorage(page)).toBe(true);
  expect(page.localStorage).toBe(before);
});
