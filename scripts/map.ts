// Makes src/web/map/<rulebook>.json: its places as SVG paths, some merged of countries, and all other land as one.
// Source: world-atlas (Natural Earth 1:110m and 1:50m, public domain). Run it again only when the list below changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  geoConicConformal,
  geoNaturalEarth1,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import { merge } from 'topojson-client';
import { TARGETS } from '../src/rulebooks/a-world-at-war/tables/targets.ts';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Shape = (MultiPolygon | Polygon) & { properties: { name: string } };

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

/** On the map of Europe: Belgium and Luxembourg are one target, and the Ukraine is one of its own. */
const EUROPE_MERGED: Record<string, readonly string[]> = {
  ...MERGED,
  ussr: (MERGED['ussr'] ?? []).filter((name) => name !== 'Ukraine'),
  'belgium-luxembourg': ['Belgium', 'Luxembourg'],
  rumania: ['Romania'],
};
/** West, south, east and north of the map of Europe, in degrees. */
const EUROPE = { west: -11, south: 34.5, east: 45, north: 70.5 };

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

const EUROPE_POINTS: Record<string, [number, number]> = { 'vichy-france': [2.6, 44.6] };
const EUROPE_LABELS: Record<string, [number, number]> = {
  france: [1.2, 47.6],
  norway: [9, 61.3],
  sweden: [15, 62],
  turkey: [33.5, 39.2],
  greece: [22.2, 39.4],
  spain: [-3.6, 40],
  ukraine: [31, 49],
  finland: [26.5, 63],
  italy: [12.6, 42.8],
};

function slug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A map to make. */
interface Plan {
  readonly rulebook: string;
  readonly atlas: string;
  /** Whether a shape is a place of its own, and not mere land. */
  isPlace(id: string): boolean;
  readonly width: number;
  readonly height: number;
  readonly merged: Readonly<Record<string, readonly string[]>>;
  readonly labels: Readonly<Record<string, [number, number]>>;
  readonly points: Readonly<Record<string, [number, number]>>;
  project(everything: GeoPermissibleObjects): GeoProjection;
}

const MARGIN = 4;
const round = (value: number): number => Math.round(value * 10) / 10;

function make({ rulebook, atlas, isPlace, width, height, merged, labels, points, project }: Plan): void {
  const from = join(import.meta.dirname, '..', 'node_modules', 'world-atlas', atlas);
  const world = JSON.parse(readFileSync(from, 'utf8')) as Topology & {
    objects: { countries: { geometries: Shape[] } };
  };
  const countries = world.objects.countries.geometries.filter(
    (each) => !LEFT_OUT.includes(each.properties.name),
  );
  const groups = new Map<string, Shape[]>();
  for (const country of countries) {
    const { name } = country.properties;
    const id = Object.keys(merged).find((each) => merged[each]?.includes(name)) ?? slug(name);
    groups.set(id, [...(groups.get(id) ?? []), country]);
  }
  const projection = project(merge(world, countries) as GeoPermissibleObjects);
  const path = geoPath(projection).digits(1);
  const place = (id: string, fallback: readonly number[]): { x: number; y: number } => {
    const at = labels[id] ?? points[id];
    const [x = 0, y = 0] = (at && projection(at)) ?? fallback;
    return { x: round(x), y: round(y) };
  };
  const places: Record<string, { d?: string; x: number; y: number }> = {};
  const land: string[] = [];
  for (const [id, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shape = merge(world, members) as GeoPermissibleObjects;
    const d = path(shape);
    if (d && isPlace(id)) places[id] = { d, ...place(id, path.centroid(shape)) };
    else if (d) land.push(d);
  }
  for (const id of Object.keys(points)) places[id] = place(id, [0, 0]);
  const to = join(import.meta.dirname, '..', 'src', 'web', 'map', `${rulebook}.json`);
  writeFileSync(to, `${JSON.stringify({ width, height, land: land.join(''), places }, null, 2)}\n`);
  console.log(`${to}: ${Object.keys(places).length} places`);
}

make({
  rulebook: 'level-of-cooperation',
  atlas: 'countries-110m.json',
  isPlace: () => true,
  width: 1000,
  height: 470,
  merged: MERGED,
  labels: LABELS,
  points: POINTS,
  project: (everything) =>
    geoNaturalEarth1().fitExtent(
      [
        [MARGIN, MARGIN],
        [1000 - MARGIN, 470 - MARGIN],
      ],
      everything,
    ),
});
make({
  rulebook: 'a-world-at-war',
  atlas: 'countries-50m.json',
  isPlace: (id) => TARGETS.includes(id),
  width: 900,
  height: 760,
  merged: EUROPE_MERGED,
  labels: EUROPE_LABELS,
  points: EUROPE_POINTS,
  project() {
    const { west, south, east, north } = EUROPE;
    const middle = (west + east) / 2;
    const corners: [number, number][] = [
      [west, south],
      [middle, south],
      [east, south],
      [east, north],
      [middle, north],
      [west, north],
    ];
    return geoConicConformal()
      .rotate([-middle, 0])
      .parallels([40, 62])
      .fitExtent(
        [
          [-60, 0],
          [960, 760],
        ],
        { type: 'MultiPoint', coordinates: corners },
      )
      .clipExtent([
        [0, 0],
        [900, 760],
      ]);
  },
});
