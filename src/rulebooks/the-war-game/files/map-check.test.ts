import { describe, expect, it } from 'vitest';
import { type Json, files } from '../../../kernel/index.ts';
import { readMap } from './map-check.ts';
import { OUR_MAP } from './map.ts';

type Document = Record<string, unknown>;

const OURS: Document = { format: 1, kind: 'map', ...(OUR_MAP as unknown as Record<string, Json>) };

/** The faults of our map with something changed, as 'where: what'. */
function faults(change: Document): string[] {
  const check = new files.DataCheck();
  readMap(check, { ...OURS, ...change });
  return check.faults.map(({ path, fault }) => `${path.join('.')}: ${fault}`);
}

const without = (id: string) => OUR_MAP.lands.filter((land) => land.id !== id);
const owned = (id: string, owner: string) =>
  OUR_MAP.lands.map((land) => (land.id === id ? { ...land, owner } : land));
const apart = (one: string, other: string) =>
  OUR_MAP.adjacent.filter((pair) => !(pair.includes(one) && pair.includes(other)));

describe('a map', () => {
  it('is read as it is written: ours is without fault', () => {
    const check = new files.DataCheck();
    expect(readMap(check, OURS)).toEqual(OUR_MAP);
    expect(check.faults).toEqual([]);
  });

  it('has the fields that there are, and no others', () => {
    expect(faults({ note: 'ours' })).toEqual([]);
    expect(faults({ note: 3 })[0]).toMatch(/^note: /);
    expect(faults({ weather: 'fair' })[0]).toMatch(/^weather: /);
    const land = { id: 'ruritania', name: 'Ruritania', owner: 'italy', king: 'Rudolf' };
    const { lands } = OUR_MAP;
    expect(faults({ lands: [...lands, land] })[0]).toMatch(`lands.${lands.length}.king: `);
    expect(faults({ lands: 3 })[0]).toMatch(/^lands: /);
    expect(faults({ seaZones: 3 })[0]).toMatch(/^seaZones: /);
    expect(faults({ seaZones: { ...OUR_MAP.seaZones, atlantis: 'none' } })[0]).toMatch(
      /^seaZones.atlantis: /,
    );
  });

  it('is no atlas', () => {
    const { lands, adjacent, southAmerica } = OUR_MAP;
    const some = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `land-${i}`, name: `Land ${i}`, owner: 'italy' }));
    expect(faults({ lands: [...lands, ...some(120 - lands.length)] })).toEqual([]);
    expect(faults({ lands: [...lands, ...some(121 - lands.length)] })).not.toEqual([]);
    const all = { lands: [...lands, ...some(40)] };
    const pairs = some(40).flatMap(({ id }, i) => some(i).map((other) => [id, other.id]));
    expect(faults({ ...all, adjacent: [...adjacent, ...pairs.slice(0, 500 - adjacent.length)] })).toEqual([]);
    expect(faults({ ...all, adjacent: [...adjacent, ...pairs.slice(0, 501 - adjacent.length)] })).not.toEqual(
      [],
    );
    const places = (count: number) => Array.from({ length: count }, () => southAmerica[0]);
    const isTooMany = (count: number) =>
      faults({ southAmerica: places(count) }).some((fault) => fault.includes('at most 200'));
    expect([isTooMany(200), isTooMany(201)]).toEqual([false, true]);
  });

  it('says of each fault once where it is', () => {
    const { length } = OUR_MAP.adjacent;
    const with1 = (...more: readonly Json[]) => faults({ adjacent: [...OUR_MAP.adjacent, ...more] as Json });
    expect(with1('turkey')).toHaveLength(1);
    expect(with1(['zenda', 'zenda'])).toEqual([
      `adjacent.${length}.0: "zenda" is neither a land of this map nor a territory of the guide`,
      `adjacent.${length}.1: "zenda" is neither a land of this map nor a territory of the guide`,
    ]);
    expect(with1(['zenda', 'turkey'], ['zenda', 'turkey'])).toHaveLength(2);
    expect(with1(['turkey', 'zenda'], ['turkey', 'zenda'])).toHaveLength(2);
    expect(faults({ southAmerica: ['zenda', 'zenda'] })).toHaveLength(2);
    const long = 'z'.repeat(81);
    expect(faults({ southAmerica: [long] })[0]).toMatch(`southAmerica.0: "${'z'.repeat(80)}" is neither`);
    expect(faults({ northAmerica: [] })).toEqual(['northAmerica: must name the places of the continent']);
  });

  it('is looked at from its first land and pair on', () => {
    const { lands, adjacent } = OUR_MAP;
    const first = (id: string) => [...lands.filter((land) => land.id === id), ...without(id)];
    expect(faults({ lands: first('kola') })).toEqual([]);
    const taken = first('kola').map((land, i) => (i === 0 ? { ...land, owner: 'germany' } : land));
    expect(faults({ lands: taken })[0]).toMatch(/^lands.0.owner: must be ussr/);
    expect(faults({ adjacent: [['bulgaria', 'turkey'], ...apart('turkey', 'bulgaria')] })).toEqual([]);
    expect(faults({ adjacent: [['egypt', 'saudi-arabia'], ...adjacent] })[0]).toMatch(
      /^adjacent.0: "saudi-arabia" and "egypt" cannot touch: /,
    );
    expect(faults({ adjacent: apart('turkey', 'greece') })[0]).toMatch(
      /^adjacent: must have "turkey" and "greece": /,
    );
    const outside = lands.map((land) => {
      const { europe, ...rest } = land;
      return land.owner === 'germany' ? rest : { ...rest, ...(europe && { europe }) };
    });
    expect(faults({ lands: outside })).toEqual([
      'lands: must mark some land of germany as European: SPA.I1 counts it',
    ]);
  });

  it('has every pair once, of places that there are', () => {
    const pairs = OUR_MAP.adjacent;
    expect(faults({ adjacent: [...pairs, ['ruritania', 'turkey']] })).toEqual([
      `adjacent.${pairs.length}.0: "ruritania" is neither a land of this map nor a territory of the guide`,
    ]);
    expect(faults({ adjacent: [...pairs, ['greece', 'turkey']] })).toEqual([
      `adjacent.${pairs.length}: "greece" and "turkey" are there twice`,
    ]);
    expect(faults({ adjacent: [...pairs, ['turkey', 'greece']] })).toHaveLength(1);
    expect(faults({ adjacent: [...pairs, ['turkey', 'turkey']] })).toEqual([
      `adjacent.${pairs.length}: "turkey" cannot touch itself`,
    ]);
    expect(faults({ adjacent: [...pairs, ['turkey']] })).toEqual([
      `adjacent.${pairs.length}: must name two places that touch`,
    ]);
    expect(faults({ adjacent: [...pairs, ['turkey', 'iraq', 'iran']] })[0]).toMatch(/at most 2 entries/);
  });

  it('names land of the players, each once, and no neutral territory', () => {
    const { lands } = OUR_MAP;
    const land = { id: 'ruritania', name: 'Ruritania', owner: 'italy' };
    expect(faults({ lands: [...lands, land] })).toEqual([]);
    expect(faults({ lands: [...lands, land, land] })).toEqual([
      `lands.${lands.length + 1}: "ruritania" is there twice`,
    ]);
    expect(faults({ lands: [...lands, { ...land, id: 'turkey' }] })[0]).toMatch(
      /neutral territory of the guide/,
    );
    expect(faults({ lands: [...lands, { ...land, owner: 'ruritania' }] })[0]).toMatch(
      /owner: must be one of/,
    );
    expect(faults({ lands: [...lands, { ...land, value: 31 }] })[0]).toMatch(/whole number from 0 to 30/);
    expect(faults({ lands: [...lands, { ...land, value: null }] })).toEqual([]);
  });

  it('must have what the text of the guide proves of it (M1, M4, M5)', () => {
    expect(faults({ adjacent: apart('turkey', 'bulgaria') })[0]).toMatch(
      /"turkey" and "bulgaria": .*TUR\.S2/,
    );
    expect(faults({ adjacent: apart('turkey', 'greece') })).toHaveLength(1);
    expect(faults({ adjacent: apart('peru', 'ecuador') })[0]).toMatch(/PER\.U1/);
    for (const id of ['egypt', 'anglo-egyptian-sudan', 'iran', 'syria']) {
      const adjacent = [...OUR_MAP.adjacent, [id, 'saudi-arabia']];
      expect(faults({ adjacent })[0]).toMatch(/cannot touch: .*SAU\.E1/);
    }
  });

  it('must have the land that stories name, of its owner where the text says whose (M2, M3, M6)', () => {
    const named = ['kola', 'karelia', 'northern-ireland', 'great-britain', 'france', 'french-indo-china'];
    named.push('algeria', 'morocco', 'tunisia', 'gibraltar', 'egypt', 'anglo-egyptian-sudan', 'syria');
    for (const id of named) {
      const adjacent = OUR_MAP.adjacent.filter((pair) => !pair.includes(id));
      expect(faults({ lands: without(id), adjacent })[0]).toMatch(`lands: must have "${id}"`);
    }
    expect(faults({ lands: owned('kola', 'germany') })[0]).toMatch(/owner: must be ussr/);
    expect(faults({ lands: owned('northern-ireland', 'usa') })[0]).toMatch(/owner: must be uk/);
    // the text does not say whose Egypt is
    expect(faults({ lands: owned('egypt', 'france') })).toEqual([]);
    const lands = OUR_MAP.lands.map(({ id, name, owner }) => ({ id, name, owner }));
    expect(faults({ lands }).map((fault) => fault.slice(0, 30))).toEqual([
      'lands: must mark some land of ',
      'lands: must mark some land of ',
    ]);
  });

  it('has two continents that share no place', () => {
    expect(faults({ southAmerica: [] })).toEqual(['southAmerica: must name the places of the continent']);
    expect(faults({ northAmerica: ['mexico', 'peru'] })).toEqual([
      'northAmerica.1: "peru" is in southAmerica too',
    ]);
    expect(faults({ northAmerica: ['mexico', 'mexico'] })).toEqual([
      'northAmerica.1: "mexico" is there twice',
    ]);
  });

  it('has the sea zones of the two neutral destroyers, and no others (M8)', () => {
    expect(faults({ seaZones: { greece: 'Aegean' } })).toEqual(['seaZones.brazil-northern: must be text']);
    expect(faults({ seaZones: { ...OUR_MAP.seaZones, turkey: 'Black Sea' } })[0]).toMatch(
      /is not a field here/,
    );
  });
});
