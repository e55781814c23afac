import { describe, expect, it } from 'vitest';
import { makeHash, parseRoute } from '../route.ts';
import { keptTables } from '../kept/club-tables.ts';
import { keptLinks, type KeptLinks } from '../kept/kept-links.ts';
import { openedDesks } from '../kept/known.ts';
import { storage } from '../storage.test-helper.ts';
import { type Bundle, bundleFrom, bundleIn, itemsOf, newIn, takeOver, textOf } from './bundle.ts';
import { seal, unseal } from './seal.ts';

const LINKS: KeptLinks = {
  game: 'g2',
  title: 'Evening',
  creatorKey: 'c',
  people: [
    { name: 'Anna', seats: ['Germany'], key: 'a' },
    { name: 'Ben', seats: [], key: 'b' },
  ],
  addresses: [],
  handedOn: true,
};

const BUNDLE: Bundle = {
  desks: [{ game: 'g1', key: 'k-1', title: 'Fri/day ~ 100% \u00e9', at: 5 }],
  made: [LINKS],
  tables: [{ id: 't1', key: 'tk', title: 'Club' }],
};

const partsOf = (bundle: Bundle): readonly string[] => itemsOf(bundle).map(({ part }) => part);

describe('games that move to another device', () => {
  it('go by a link, whatever their titles', () => {
    const route = parseRoute(makeHash({ page: 'take', parts: partsOf(BUNDLE) }));
    const found = route.page === 'take' ? bundleIn(route.parts) : null;
    expect(found).toEqual({
      desks: [{ game: 'g1', key: 'k-1', title: 'Fri/day - 100% \u00e9', at: 0 }],
      made: [{ ...LINKS, people: [] }],
      tables: BUNDLE.tables,
    });
    for (const odd of [[], ['x'], ['g~g1~k'], ['g~g/1~k~t'], ['q~g1~k~t']]) expect(bundleIn(odd)).toBeNull();
  });

  it('come to what is there, and lose nothing of it', () => {
    const here = storage();
    expect(takeOver(BUNDLE, here)).toBe(3);
    expect(newIn(BUNDLE, here)).toEqual([]);
    expect(takeOver(BUNDLE, here)).toBe(0);
    // what is known better here stays
    const poorer = bundleIn(partsOf(BUNDLE));
    if (!poorer) throw new Error('no bundle');
    takeOver(poorer, here);
    expect(keptLinks('g2', here)).toEqual(LINKS);
    expect(openedDesks(here)).toEqual(BUNDLE.desks);
    const other = { ...BUNDLE.desks[0], key: 'k-2', game: 'g1', title: 'Friday', at: 1 };
    const renewed = { ...LINKS, creatorKey: 'old', people: [{ name: 'Cleo', seats: [], key: 'z' }] };
    takeOver({ desks: [other], made: [renewed], tables: [] }, here);
    expect(openedDesks(here).map(({ key }) => key)).toEqual(['k-1', 'k-2']);
    expect(keptLinks('g2', here)).toEqual({ ...LINKS, people: [...LINKS.people, ...renewed.people] });
    expect(keptTables(here)).toEqual(BUNDLE.tables);
  });

  it('go by a file that only its passphrase opens', async () => {
    const file = await seal(textOf(BUNDLE), 'five plain words here');
    expect(file).not.toContain('k-1');
    expect(bundleFrom(JSON.parse((await unseal(file, 'five plain words here')) ?? 'null'))).toEqual(BUNDLE);
    expect(await unseal(file, 'five plain words her')).toBeNull();
    const { data, ...rest } = JSON.parse(file) as { data: string };
    const bent = JSON.stringify({ ...rest, data: `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}` });
    expect(await unseal(bent, 'five plain words here')).toBeNull();
    for (const odd of ['', '{}', JSON.stringify({ ...rest, data, rounds: 1e9 })])
      expect(await unseal(odd, 'five plain words here')).toBeUndefined();
    for (const odd of [null, {}, { format: 2, kind: 'my-games' }]) expect(bundleFrom(odd)).toBeNull();
  });
});
