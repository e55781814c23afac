import { expect, it } from 'vitest';
import { keepLinks } from './kept-links.ts';
import { storage as stored } from '../storage.test-helper.ts';
import { forgetDesk, keepDesk, knownDesks } from './known.ts';

const LINKS = { title: 'Friday', creatorKey: 'm', addresses: [], handedOn: true };

it('knows the game of one person once it is made, and takes no invitation of another for a seat', () => {
  const storage = stored();
  keepLinks({ ...LINKS, game: 'solo', people: [{ name: 'One', seats: [], key: 'a' }] }, storage);
  keepLinks({ ...LINKS, game: 'two', people: [{ name: 'Ben', seats: [], key: 'b' }], mine: true }, storage);
  expect(knownDesks(storage)).toMatchObject([{ game: 'solo', key: 'a' }]);
  const own = { game: 'two', key: 'own', title: 'Friday', at: 5 };
  keepDesk(own, storage);
  expect(knownDesks(storage)).toMatchObject([own, { game: 'solo' }]);
  forgetDesk(own, storage);
  expect(knownDesks(storage)).toHaveLength(1);
});
