import { expect, it } from 'vitest';
import { storage } from '../storage.test-helper.ts';
import { forgetLinks, keepLink, keepLinks, type KeptLinks, keptGames, keptLinks } from './kept-links.ts';

const LINKS: KeptLinks = {
  game: 'g1',
  title: 'Friday',
  creatorKey: 'c',
  people: [{ name: 'Anna', seats: ['Germany'], key: 'a' }],
  addresses: [],
  handedOn: false,
};

it('keeps the links of each game until they are forgotten', () => {
  const here = storage();
  expect(keptLinks('g1', here)).toBeNull();
  expect(keepLinks(LINKS, here)).toBe(true);
  keepLinks({ ...LINKS, game: 'g2', title: 'Evening' }, here);
  expect(keptLinks('g1', here)).toEqual(LINKS);
  expect(keptGames(here).map(({ title }) => title)).toEqual(['Evening', 'Friday']);
  forgetLinks('g1', here);
  expect(keptGames(here).map(({ game }) => game)).toEqual(['g2']);
});

it('puts a new link in the place of the one that its person had', () => {
  const here = storage();
  keepLinks(LINKS, here);
  keepLink('g1', { name: 'Anna', seats: ['Germany'], key: 'new' }, here);
  keepLink('g1', { name: 'Ben', seats: [], key: 'b' }, here);
  keepLink('elsewhere', { name: 'Eve', seats: [], key: 'e' }, here);
  expect(keptLinks('g1', here)?.people.map(({ name, key }) => [name, key])).toEqual([
    ['Anna', 'new'],
    ['Ben', 'b'],
  ]);
  expect(keptLinks('elsewhere', here)).toBeNull();
});

it('says where a browser keeps nothing, and passes over what is not its own', () => {
  expect(keepLinks(LINKS, storage(true))).toBe(false);
  const here = storage();
  for (const odd of ['{', 'null', '[]', '{"game":"x"}', '7']) here.setItem('demarche.links.x', odd);
  expect(keptLinks('x', here)).toBeNull();
  expect(keptGames(here)).toEqual([]);
});
