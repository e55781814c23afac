import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { LonLat, MapPlan } from '../../src/kernel/board/map-plan.ts';
import type { Ring } from './outline.ts';

/** The outlines of today's countries by name. Neighbours share the points of their border. */
export type Atlas = ReadonlyMap<string, readonly Ring[]>;

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The countries of world-atlas (Natural Earth, public domain), drawn as finely as asked. */
export function readAtlas(root: string, detail: MapPlan['detail']): Atlas {
  const path = join(root, 'node_modules', 'world-atlas', `countries-${detail}.json`);
  const world: World = JSON.parse(readFileSync(path, 'utf8'));
  const atlas = new Map<string, Ring[]>();
  for (const { properties, geometry } of feature(world, world.objects.countries).features) {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const rings = polygons.flat().map((ring) => ring.slice(1).map(([x = 0, y = 0]): LonLat => [x, y]));
    atlas.set(properties.name, [...(atlas.get(properties.name) ?? []), ...rings]);
  }
  return new Map([...atlas].sort(([a], [b]) => (a < b ? -1 : 1)));
}
