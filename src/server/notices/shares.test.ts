import { expect, it } from 'vitest';
import { makeShares } from './shares.ts';

it('gives each lane its share, and all together theirs', () => {
  const shares = makeShares(3, 2);
  expect(['a', 'b', 'c'].map((channel) => shares.begin(channel, ['host']))).toEqual([true, true, false]);
  expect([shares.begin('d', ['other']), shares.hasRoom()]).toEqual([true, false]);
  shares.end(['other']);
  expect(shares.hasRoom()).toBe(true);
});

it('calls those who wait in turn, as many as there is room for', () => {
  const shares = makeShares(9, 1);
  for (const channel of ['a', 'b', 'c', 'd']) shares.begin(channel, ['host']);
  expect(shares.waiting()).toEqual(['b', 'c', 'd']);
  shares.end(['host']);
  expect(shares.waiting()).toEqual(['c', 'd']);
  expect(shares.begin('b', ['host'])).toBe(true);
  expect(shares.waiting()).toEqual(['c', 'd']);
});

it('forgets those who were called and have nothing to send, so that others are called', () => {
  const shares = makeShares(9, 1);
  for (const channel of ['a', 'b', 'c']) shares.begin(channel, ['host']);
  expect(shares.forget()).toBe(false);
  shares.end(['host']);
  expect([shares.waiting(), shares.forget(), shares.waiting()]).toEqual([['c'], true, []]);
  expect([shares.forget(), shares.forget()]).toEqual([true, false]);
});

it('has whoever lies in two lanes wait for the one that is full', () => {
  const shares = makeShares(9, 1);
  shares.begin('a', ['host', 'anna']);
  expect([shares.begin('b', ['other', 'anna']), shares.begin('c', ['other', 'ben'])]).toEqual([false, true]);
  shares.end(['host', 'anna']);
  expect([shares.waiting(), shares.begin('b', ['other', 'anna'])]).toEqual([[], false]);
  shares.end(['other', 'ben']);
  expect(shares.begin('b', ['other', 'anna'])).toBe(true);
});
