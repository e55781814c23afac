import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/cli/root.ts';
import type { Cut, MapPlan } from '../../src/kernel/board/map-plan.ts';
import { describeThorough } from '../thorough.test-helper.ts';
import { readAtlas } from './atlas.ts';
import { makeMap, type MapShapes } from './make.ts';

const atlas = readAtlas(packageRoot(), '110m');
const world: Omit<MapPlan, 'places'> = {
  frame: { kind: 'world', centre: 0 },
  width: 1000,
  height: 470,
  detail: '110m',
  without: ['Antarctica'],
};
/** So large that rounding to tenths is nothing. */
const large: Omit<MapPlan, 'places'> = { ...world, width: 20_000, height: 9_400 };
const europe: Omit<MapPlan, 'places'> = {
  frame: { kind: 'cone', west: -10, south: 35, east: 44, north: 70 },
  width: 900,
  height: 760,
  detail: '110m',
};

function faultsOf(plan: MapPlan): readonly string[] {
  const made = makeMap(plan, atlas);
  return 'faults' in made ? made.faults : [];
}

function mapOf(places: MapPlan['places'], rest: Omit<MapPlan, 'places'> = world): MapShapes {
  const made = makeMap({ ...rest, places }, atlas);
  if ('faults' in made) throw new Error(made.faults.join(' '));
  return made;
}

type Point = readonly [number, number];

/** The rings of a path. */
function ringsOf(path = ''): Point[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((point): Point => {
          const [x, y] = point.split(',').map(Number);
          return [x ?? NaN, y ?? NaN];
        }),
    );
}

const sidesOf = (path?: string): [Point, Point][] =>
  ringsOf(path).flatMap((ring) => ring.map((to, i): [Point, Point] => [ring.at(i - 1) ?? to, to]));
const areaOf = (path?: string): number =>
  sidesOf(path).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0);
const longest = (path?: string): number =>
  Math.max(...sidesOf(path).map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay)));

describe('halves of a country', () => {
  it.each([
    ['Poland', { east: 19.4 }, { west: 19.4 }],
    ['Brazil', { south: -11.5 }, { north: -11.5 }],
    // over the date line
    ['Russia', { east: 100 }, { west: 100 }],
    ['Russia', { west: 20, east: 175 }, { west: 175, east: 20 }],
  ])('of %s, cut at %j and %j, make the whole', (country, one, other) => {
    const map = (places: MapPlan['places']): MapShapes => mapOf(places, large);
    const halves = map({ one: { of: [{ country, ...one }] }, other: { of: [{ country, ...other }] } });
    const whole = areaOf(map({ whole: { of: [country] } }).places['whole']?.d);
    const [a, b] = [areaOf(halves.places['one']?.d), areaOf(halves.places['other']?.d)];
    expect(Math.min(a, b) / whole).toBeGreaterThan(0.001);
    expect((a + b) / whole).toBeCloseTo(1, 4);
    // what two places have is no background, and what none has is
    const rest = map({ one: { of: [{ country, ...one }] } });
    expect((areaOf(rest.land) - areaOf(halves.land)) / b).toBeCloseTo(1, 2);
  });

  it('meet at the line and nowhere else', () => {
    const { places } = mapOf(
      { west: { of: [{ country: 'Poland', east: 17 }] }, east: { of: [{ country: 'Poland', west: 17 }] } },
      europe,
    );
    // 17 degrees is the middle of this map, where a meridian is upright
    const [west, east] = ['west', 'east'].map((id) =>
      ringsOf(places[id]?.d)
        .flat()
        .map(([x]) => x),
    );
    expect(Math.max(...(west ?? []))).toBe(450);
    expect(Math.min(...(east ?? []))).toBe(450);
  });

  it('joined again show no trace of the cut', () => {
    const whole = mapOf({ france: { of: ['France'] } }, europe).places['france']?.d;
    const parts = [
      { country: 'France', south: 46 },
      { country: 'France', north: 46, east: 2 },
      { country: 'France', north: 46, west: 2, south: 44 },
      { country: 'France', north: 44, west: 2 },
    ];
    const joined = mapOf({ france: { of: parts } }, europe).places['france']?.d;
    expect(ringsOf(joined)).toHaveLength(ringsOf(whole).length);
    expect(areaOf(joined) / areaOf(whole)).toBeCloseTo(1, 3);
  });

  it('meet at the line where another line is no whole number in binary', () => {
    // the half of the globe east of 130.4 ends at 49.6 west, within Brazil
    const places = {
      north: { of: [{ country: 'Brazil', south: -15 }] },
      south: { of: [{ country: 'Brazil', north: -15 }] },
      papua: { of: [{ country: 'Indonesia', west: 130.4 }] },
    };
    expect(faultsOf({ ...world, places })).toEqual([]);
  });

  it('follow the parallel, not the straight way', () => {
    const { places } = mapOf({ south: { of: [{ country: 'Canada', north: 60 }] } });
    const top = Math.min(
      ...ringsOf(places['south']?.d)
        .flat()
        .map(([, y]) => y),
    );
    const { y } = mapOf({ line: { at: [-100, 60] } }).places['line'] ?? { y: NaN };
    expect(Math.abs(top - y)).toBeLessThan(0.2);
  });
});

describe('places', () => {
  it('of several countries have no borders within', () => {
    const { places, land } = mapOf({ both: { of: ['Belgium', 'Luxembourg'] } }, europe);
    expect(ringsOf(places['both']?.d)).toHaveLength(1);
    const { places: apart } = mapOf({ b: { of: ['Belgium'] }, l: { of: ['Luxembourg'] } }, europe);
    const sum = areaOf(apart['b']?.d) + areaOf(apart['l']?.d);
    expect(areaOf(places['both']?.d) / sum).toBeCloseTo(1, 2);
    expect(areaOf(mapOf({}, europe).land) - areaOf(land)).toBeCloseTo(sum, -1);
  });

  it('of parts of several countries, neither', () => {
    const east = { of: ['Belarus', { country: 'Poland', west: 21 }, { country: 'Slovakia', west: 21 }] };
    expect(ringsOf(mapOf({ east }, europe).places['east']?.d)).toHaveLength(1);
  });

  it('may be mere points', () => {
    const { places } = mapOf({ gibraltar: { at: [-5.35, 36.14] }, malta: { at: [14.4, 35.9] } });
    expect(Object.keys(places['gibraltar'] ?? {})).toEqual(['x', 'y']);
    expect(places['malta']?.x).toBeGreaterThan(places['gibraltar']?.x ?? NaN);
  });

  it('have their label where the plan says, or in the middle of the largest piece', () => {
    const { places } = mapOf({
      usa: { of: ['United States of America'] },
      chile: { of: ['Chile'], label: [-71, -32] },
    });
    const { at } = mapOf({ at: { at: [-71, -32] } }).places;
    expect(places['chile']).toMatchObject(at ?? {});
    const { south } = mapOf({
      south: { of: [{ country: 'United States of America', north: 50 }] },
    }).places;
    expect(Math.abs((places['usa']?.x ?? NaN) - (south?.x ?? NaN))).toBeLessThan(2);
  });

  it('lie within the map where its lines say', () => {
    const corners = {
      a: [-10, 35],
      b: [17, 35],
      c: [44, 35],
      d: [-10, 70],
      e: [17, 70],
      f: [44, 70],
    } as const;
    const places = Object.entries(corners).map(([id, at]) => [id, { at }]);
    expect(Object.keys(mapOf(Object.fromEntries(places), europe).places)).toHaveLength(6);
  });

  it('come out the same in any order', () => {
    const places: [string, MapPlan['places'][string]][] = [
      ['poland', { of: [{ country: 'Poland', west: 19 }] }],
      ['baltic', { of: ['Latvia', 'Estonia', 'Lithuania'] }],
    ];
    const one = JSON.stringify(mapOf(Object.fromEntries(places)));
    expect(JSON.stringify(mapOf(Object.fromEntries(places.toReversed())))).toBe(one);
  });
});

describeThorough('a map with the Pacific in its middle', () => {
  const pacific: Omit<MapPlan, 'places'> = { ...large, frame: { kind: 'world', centre: 160 } };
  const names = [...atlas.keys()].filter((name) => name !== 'Antarctica');
  const all = Object.fromEntries(names.map((name) => [name, { of: [name] }]));
  const pathsOf = ({ land, places }: MapShapes): string[] =>
    [land, ...Object.values(places).map(({ d = '' }) => d)].filter(Boolean);
  /** All land as so many times Australia, which no edge of a map cuts. */
  const landOf = (rest: Omit<MapPlan, 'places'>, places: MapPlan['places']): number =>
    pathsOf(mapOf(places, rest)).reduce((sum, d) => sum + areaOf(d), 0) /
    areaOf(mapOf({ australia: { of: ['Australia'] } }, rest).places['australia']?.d);

  it.each([['as places', all] as const, ['as land', {}] as const])(
    'tears no country across: %s',
    (_, places) => {
      const made = mapOf(places, pacific);
      expect(Math.max(...pathsOf(made).map(longest))).toBeLessThan(made.width / 20);
      expect(landOf(pacific, places)).toBeCloseTo(landOf(large, {}), 2);
    },
  );

  it('has Japan in the west and Hawaii in the east of it', () => {
    const { places } = mapOf(
      { japan: { of: ['Japan'] }, fiji: { of: ['Fiji'] }, hawaii: { at: [-157, 21] } },
      pacific,
    );
    const [japan, fiji, hawaii] = ['japan', 'fiji', 'hawaii'].map((id) => places[id]?.x ?? NaN);
    expect(japan).toBeLessThan(fiji ?? NaN);
    expect(fiji).toBeLessThan(hawaii ?? NaN);
    expect(Math.abs((fiji ?? 0) - pacific.width / 2)).toBeLessThan(2_000);
  });
});

describe('a plan that cannot be drawn is told why', () => {
  it.each([
    [
      { prussia: { of: ['Prussia'] } },
      'The place "prussia" names the country "Prussia", which the atlas of 1:110m does not have.',
    ],
    [
      { siam: { of: ['Thailand'] }, thailand: { of: [{ country: 'Thailand', north: 15 }] } },
      'The places "siam" and "thailand" share land of "Thailand".',
    ],
    [
      { far: { of: [{ country: 'Poland', west: 60 }] } },
      'The place "far" has nothing of "Poland" within its lines.',
    ],
    [{ ice: { of: ['Antarctica'] } }, 'The place "ice" names "Antarctica", which the map leaves out.'],
  ])('%j', (places, fault) => expect(faultsOf({ ...world, places })).toEqual([fault]));

  it('of a cut where no meridian has two sides', () => {
    const places = { ice: { of: [{ country: 'Antarctica', west: 0 }] } };
    expect(faultsOf({ ...world, without: [], places })).toEqual([
      'The place "ice" cuts "Antarctica", which lies around a pole and cannot be cut.',
    ]);
  });

  it('of what the frame does not show', () => {
    const places = { java: { at: [110, -7] as const }, chile: { of: ['Chile'] } };
    expect(faultsOf({ ...europe, places })).toEqual([
      'The place "chile" is outside the map, or too small to be seen without a label.',
      'The place "java" is outside the map, or too small to be seen without a label.',
    ]);
  });

  it('of a country to leave out that is none', () => {
    expect(faultsOf({ ...world, without: ['Atlantis'], places: {} })).toEqual([
      'The map leaves out the country "Atlantis", which the atlas of 1:110m does not have.',
    ]);
  });
});

describeThorough('places as a game of the whole war has them', () => {
  const indonesia = (west: number, east: number, south: number, north: number): Cut[] => [
    { country: 'Indonesia', west, east, south, north },
  ];
  const plan: MapPlan['places'] = {
    'poland-western': { of: [{ country: 'Poland', east: 20.5 }] },
    'poland-eastern': { of: [{ country: 'Poland', west: 20.5 }] },
    'brazil-northern': { of: [{ country: 'Brazil', south: -15 }] },
    'brazil-southern': { of: [{ country: 'Brazil', north: -15 }] },
    'belgium-holland': { of: ['Belgium', 'Netherlands', 'Luxembourg'] },
    'central-america': { of: ['Guatemala', 'Honduras', 'El Salvador', 'Nicaragua', 'Costa Rica'] },
    indochina: { of: ['Vietnam', 'Laos', 'Cambodia'] },
    manchuria: { of: [{ country: 'China', west: 119, south: 41 }] },
    tibet: { of: [{ country: 'China', west: 78, east: 97, south: 27, north: 36 }] },
    sumatra: { of: indonesia(95, 106.3, -5.9, 6) },
    java: { of: indonesia(105, 116, -9, -5.9) },
    celebes: { of: indonesia(118.7, 125.5, -6, 2) },
    crete: { of: [{ country: 'Greece', north: 36 }] },
    greece: { of: [{ country: 'Greece', south: 36 }] },
    azores: { at: [-28, 38.5] },
    galapagos: { at: [-90.8, -0.4] },
    gibraltar: { at: [-5.35, 36.14] },
    hawaii: { at: [-157.9, 21.3] },
    midway: { at: [-177.4, 28.2] },
    wake: { at: [166.6, 19.3] },
  };
  const made = [11, 160].map((centre) => mapOf(plan, { ...world, frame: { kind: 'world', centre } }));

  it.each(made)('all have their shape or their point', ({ places }) => {
    const points = Object.keys(places).filter((id) => places[id]?.d === undefined);
    expect(points).toEqual(['azores', 'galapagos', 'gibraltar', 'hawaii', 'midway', 'wake']);
    for (const { x, y } of Object.values(places))
      expect([x > 0, x < 1000, y > 0, y < 470]).not.toContain(false);
  });

  it.each(made)('stand to each other as they should', ({ places }) => {
    const x = (id: string): number => places[id]?.x ?? NaN;
    const y = (id: string): number => places[id]?.y ?? NaN;
    expect(x('poland-western')).toBeLessThan(x('poland-eastern'));
    expect(y('brazil-northern')).toBeLessThan(y('brazil-southern'));
    expect(y('greece')).toBeLessThan(y('crete'));
    expect(x('sumatra')).toBeLessThan(x('java'));
    expect(x('java')).toBeLessThan(x('celebes'));
  });

  it('have the Pacific in one piece where it is in the middle', () => {
    const islands = ['celebes', 'wake', 'midway', 'hawaii', 'galapagos'];
    const x = islands.map((id) => made[1]?.places[id]?.x ?? NaN);
    expect(x).toEqual(x.toSorted((a, b) => a - b));
  });
});
