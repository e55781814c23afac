import { describe, expect, it } from 'vitest';
import { makeHash, parseRoute } from './route.ts';

describe('the address of the desk', () => {
  it.each([
    ['', { page: 'start' }],
    ['#/', { page: 'start' }],
    ['#/new', { page: 'new' }],
    ['#/game/g1/k1', { page: 'game', game: 'g1', key: 'k1' }],
    ['#/game/g1/k1?seat=germany&at=0', { page: 'game', game: 'g1', key: 'k1', seat: 'germany', at: 0 }],
    [
      '#/game/g1/k1?seat=germany&at=3&as=',
      { page: 'game', game: 'g1', key: 'k1', seat: 'germany', at: 3, as: '' },
    ],
    ['#/people/g1/k1', { page: 'people', game: 'g1', key: 'k1' }],
    ['#/links/g1', { page: 'links', game: 'g1' }],
    ['#/links/g1/k1', { page: 'lost', hash: '#/links/g1/k1' }],
    ['#/club', { page: 'club' }],
    ['#/club/c1/k1', { page: 'club', kept: { id: 'c1', key: 'k1' } }],
    ['#/campaign', { page: 'campaign' }],
    ['#/campaign?seat=russia&at=12', { page: 'campaign', seat: 'russia', at: 12 }],
    ['#/odds', { page: 'odds', said: '' }],
    [
      '#/odds/a-world-at-war/diplomatic-roll/turkey?dp=3',
      { page: 'odds', rulebook: 'a-world-at-war', sheet: 'diplomatic-roll/turkey', said: 'dp=3' },
    ],
    ['#/game/g1', { page: 'lost', hash: '#/game/g1' }],
    ['#/elsewhere', { page: 'lost', hash: '#/elsewhere' }],
  ])('reads %s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('ignores a line number that is none', () => {
    expect(parseRoute('#/game/g/k?at=-1')).toEqual({ page: 'game', game: 'g', key: 'k' });
    expect(parseRoute('#/game/g/k?at=x')).toEqual({ page: 'game', game: 'g', key: 'k' });
  });

  it('survives a broken escape', () => {
    expect(parseRoute('#/game/%E0%A4%A/k')).toEqual({ page: 'game', game: '%E0%A4%A', key: 'k' });
  });

  it('writes what it reads', () => {
    const route = {
      page: 'game',
      game: 'a/b',
      key: 'k?&',
      seat: 'western-allies',
      at: 12,
      as: 'russia',
    } as const;
    expect(parseRoute(makeHash(route))).toEqual(route);
    const club = { page: 'club', kept: { id: 'a/b', key: 'k' } } as const;
    expect(parseRoute(makeHash(club))).toEqual(club);
    const odds = { page: 'odds', rulebook: 'b', sheet: 'roll/AFG.U1', said: 'a=1..2' } as const;
    expect(parseRoute(makeHash(odds))).toEqual(odds);
    const people = { page: 'people', game: 'a/b', key: 'k' } as const;
    expect(parseRoute(makeHash(people))).toEqual(people);
    expect(parseRoute(makeHash({ page: 'links', game: 'a/b' }))).toEqual({ page: 'links', game: 'a/b' });
  });
});
