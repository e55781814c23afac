import { expect, it } from 'vitest';
import { greatEvents, type Holding, newHolders } from './holding.ts';
import type { Tenure } from './panel.ts';
import { PANELS } from './panel.test-helper.ts';
import { withWar } from './with-war.ts';

const WEST = { name: 'West', tone: 'second' } as const;
const AXIS = { name: 'Axis', tone: 'first' } as const;

function place(id: string, held: Tenure, more: Partial<Holding> = {}): Holding {
  return { id, label: id, held, words: [{ key: `held ${id}` }], ...more };
}

const mapOf = (places: readonly Holding[]) => {
  const map = withWar(PANELS, [{ legend: [], places }]).find((panel) => panel.kind === 'map');
  return map?.kind === 'map' ? map.places : [];
};

it('puts the state of a war under what a map says, and adds what it does not have', () => {
  const places = mapOf([
    place('north', { is: 'conquered', by: AXIS, from: WEST }),
    place('town', { is: 'held', by: WEST }, { is: 'city', within: 'north' }),
  ]);
  expect(places.map(({ id }) => id)).toEqual(['north', 'south', 'town']);
  const [north, south, town] = places;
  expect(north).toMatchObject({ tone: 'first', badge: 'W', held: { is: 'conquered', by: AXIS } });
  expect(north?.words.map(({ key }) => key)).toEqual(['held', 'held north']);
  expect(south?.held).toBeUndefined();
  expect(town).toMatchObject({ tone: 'neutral', choice: 'town', is: 'city', within: 'north' });
});

it('leaves a board alone that no war is told of, or that has no map', () => {
  expect(withWar(PANELS, [])).toBe(PANELS);
  const tables = PANELS.filter(({ kind }) => kind === 'table');
  expect(withWar(tables, [{ legend: [], places: [] }])).toBe(tables);
});

it('knows who holds what anew, from whom, and nothing of what nobody has told', () => {
  const before = [
    place('a', { is: 'own', by: WEST }),
    place('b', { is: 'held' }),
    place('c', { is: 'own', by: WEST }),
  ];
  const now = [
    place('a', { is: 'conquered', by: AXIS, from: WEST }),
    place('b', { is: 'held', by: AXIS }),
    place('c', { is: 'own', by: WEST, since: { key: 'later' } }),
    place('d', { is: 'held' }),
  ];
  expect(newHolders(before, now).map(({ place: { id }, from }) => [id, from?.name])).toEqual([
    ['a', 'West'],
    ['b', undefined],
  ]);
});

it('finds what is great: a fall, what was ceded, and a war of two once', () => {
  const power = (id: string, held: Tenure, wars: readonly string[] = []): Holding =>
    place(id, held, {
      is: 'power',
      wars: wars.map((each) => ({ power: each, with: { name: each, tone: 'first' } })),
    });
  const own: Tenure = { is: 'own', by: WEST };
  const fallen: Tenure = { is: 'fallen', by: AXIS, from: WEST };
  const before = [power('one', own), power('two', own), power('three', own), place('isle', own)];
  const now = [
    power('one', fallen),
    power('two', own, ['three']),
    power('three', own, ['two']),
    place('isle', { is: 'ceded', by: AXIS, from: WEST }),
  ];
  expect(greatEvents(before, now).map((each) => each.kind)).toEqual(['fall', 'ceded', 'war']);
  expect(greatEvents(now, now)).toEqual([]);
  // what a reader had no word of before has not happened since
  expect(greatEvents([], now).filter(({ kind }) => kind !== 'ceded')).toEqual([]);
});
