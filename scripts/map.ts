// Makes src/web/map/land.json: the countries of the world as SVG paths, a few merged into the shapes of 1942.
// Source: world-atlas (Natural Earth 1:110m, public domain). Run it again only when the list below changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoNaturalEarth1, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { merge } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Shape = (MultiPolygon | Polygon) & { properties: { name: string } };

const WIDTH = 1000;
const HEIGHT = 470;

/** Countries of today that were one in 1942. */
const MERGED: Record<string, readonly string[]> = {
  ussr: [
    'Russia',
    'Ukraine',
    'Belarus',
    'Moldova',
    'Estonia',
    'Latvia',
    'Lithuania',
    'Georgia',
    'Armenia',
    'Azerbaijan',
    'Kazakhstan',
    'Uzbekistan',
    'Turkmenistan',
    'Kyrgyzstan',
    'Tajikistan',
  ],
  yugoslavia: ['Serbia', 'Croatia', 'Slovenia', 'Bosnia and Herz.', 'Montenegro', 'Macedonia', 'Kosovo'],
  czechoslovakia: ['Czechia', 'Slovakia'],
  india: ['India', 'Pakistan', 'Bangladesh'],
  indochina: ['Vietnam', 'Laos', 'Cambodia'],
  korea: ['North Korea', 'South Korea'],
  palestine: ['Israel', 'Palestine', 'Jordan'],
  sudan: ['Sudan', 'S. Sudan'],
  ethiopia: ['Ethiopia', 'Eritrea'],
  somalia: ['Somalia', 'Somaliland'],
};

const LEFT_OUT = ['Antarctica', 'Fr. S. Antarctic Lands'];

/** Places that no country of today shows, by longitude and latitude. */
const POINTS: Record<string, [number, number]> = { tibet: [89, 31.5], 'hong-kong': [114, 22.4] };

/** Where a label stands better than in the middle of the shape. */
const LABELS: Record<string, [number, number]> = {
  ussr: [95, 62],
  'united-states-of-america': [-99, 39.5],
  portugal: [-8.6, 39.4],
  spain: [-3.4, 40.2],
  sweden: [15, 62],
  chile: [-71, -32],
  mozambique: [37, -15.5],
};

function slug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const atlas = join(import.meta.dirname, '..', 'node_modules', 'world-atlas', 'countries-110m.json');
const world = JSON.parse(readFileSync(atlas, 'utf8')) as Topology & {
  objects: { countries: { geometries: Shape[] } };
};
const countries = world.objects.countries.geometries.filter(
  (each) => !LEFT_OUT.includes(each.properties.name),
);

const groups = new Map<string, Shape[]>();
for (const country of countries) {
  const { name } = country.properties;
  const id = Object.keys(MERGED).find((each) => MERGED[each]?.includes(name)) ?? slug(name);
  groups.set(id, [...(groups.get(id) ?? []), country]);
}

const everything = merge(world, countries) as GeoPermissibleObjects;
const projection = geoNaturalEarth1().fitExtent(
  [
    [4, 4],
    [WIDTH - 4, HEIGHT - 4],
  ],
  everything,
);
const path = geoPath(projection).digits(1);
const round = (value: number): number => Math.round(value * 10) / 10;

function place(id: string, fallback: readonly number[]): { x: number; y: number } {
  const at = LABELS[id] ?? POINTS[id];
  const [x = 0, y = 0] = (at && projection(at)) ?? fallback;
  return { x: round(x), y: round(y) };
}

const shapes: Record<string, { d: string; x: number; y: number }> = {};
for (const [id, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const shape = merge(world, members) as GeoPermissibleObjects;
  shapes[id] = { d: path(shape) ?? '', ...place(id, path.centroid(shape)) };
}
const points = Object.fromEntries(Object.keys(POINTS).map((id) => [id, place(id, [0, 0])]));
const file = join(import.meta.dirname, '..', 'src', 'web', 'map', 'land.json');
writeFileSync(file, `${JSON.stringify({ width: WIDTH, height: HEIGHT, shapes, points }, null, 2)}\n`);
console.log(`${file}: ${Object.keys(shapes).length} shapes`);
