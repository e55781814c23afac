import {
  geoConicConformal,
  geoNaturalEarth1,
  type GeoProjection,
  geoStream,
  type GeoPermissibleObjects,
} from 'd3-geo';
import type { ConeFrame, LonLat, MapPlan } from '../../src/kernel/board/map-plan.ts';
import type { Ring } from './outline.ts';

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** How land becomes a drawing of the plan's size. */
export interface Pen {
  /** The rings within the frame; those too small to be seen stay out. */
  rings(land: readonly Ring[]): readonly (readonly Point[])[];
  /** Where a place of the world stands; null outside the frame. */
  point(at: LonLat): Point | null;
}

/** Free paper around the world. */
const MARGIN = 4;
/** A part of the world is drawn a little beyond its frame, so that no line runs along it. */
const BEYOND = 3;

/** A pen for a plan. `land`: all that its map shows, to which a map of the world is fitted. */
export function penOf(plan: MapPlan, land: readonly Ring[]): Pen {
  const projection =
    plan.frame.kind === 'cone' ? coneOf(plan, plan.frame) : worldOf(plan, plan.frame.centre, land);
  return {
    rings: (rings) => seen(traced(rings, projection)),
    point(at) {
      const [x, y] = projection([...at]) ?? [NaN, NaN];
      return x >= 0 && x <= plan.width && y >= 0 && y <= plan.height ? [tenth(x), tenth(y)] : null;
    },
  };
}

function worldOf({ width, height }: MapPlan, centre: number, land: readonly Ring[]): GeoProjection {
  return geoNaturalEarth1()
    .rotate([-centre, 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      polygonOf(land),
    );
}

/** A cone that touches the globe a sixth of the way from below and from above. */
function coneOf({ width, height }: MapPlan, { west, south, east, north }: ConeFrame): GeoProjection {
  const half = (east > west ? east - west : east + 360 - west) / 2;
  const sixth = (north - south) / 6;
  const corners = [-half, 0, half].flatMap((lon) => [south, north].map((lat) => [west + half + lon, lat]));
  return geoConicConformal()
    .rotate([-(west + half), 0])
    .parallels([south + sixth, north - sixth])
    .fitSize([width, height], { type: 'MultiPoint', coordinates: corners })
    .clipExtent([
      [-BEYOND, -BEYOND],
      [width + BEYOND, height + BEYOND],
    ]);
}

/** All rings as one polygon: which way they run says what is land and what a hole. */
function polygonOf(rings: readonly Ring[]): GeoPermissibleObjects {
  return {
    type: 'Polygon',
    coordinates: rings.map((ring) => [...ring, ...ring.slice(0, 1)].map((point) => [...point])),
  };
}

function traced(rings: readonly Ring[], projection: GeoProjection): Point[][] {
  const drawn: Point[][] = [];
  const nothing = (): void => undefined;
  geoStream(
    polygonOf(rings),
    projection.stream({
      polygonStart: nothing,
      polygonEnd: nothing,
      lineStart: () => void drawn.push([]),
      point: (x, y) => void drawn.at(-1)?.push([x, y]),
      lineEnd: nothing,
    }),
  );
  return drawn;
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** In tenths, without what falls together. */
function seen(rings: readonly (readonly Point[])[]): Point[][] {
  return rings
    .map((ring) => ring.map(([x, y]): Point => [tenth(x), tenth(y)]))
    .map((ring) => ring.filter(([x, y], i) => x !== ring.at(i - 1)?.[0] || y !== ring.at(i - 1)?.[1]))
    .filter((ring) => areaOf(ring) !== 0);
}

/** Twice the area of a ring, positive where it runs clockwise on paper. */
function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [beforeX, beforeY] = ring.at(i - 1) ?? [x, y];
    return sum + beforeX * y - x * beforeY;
  }, 0);
}

/** An SVG path of rings. */
export function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `M${ring.map((point) => point.join(',')).join('L')}Z`).join('');
}

/** The middle of the largest ring. */
export function middleOf(rings: readonly (readonly Point[])[]): Point | null {
  const [largest] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  if (!largest) return null;
  const weight = areaOf(largest) * 3;
  const [sumX, sumY] = largest.reduce(
    ([sumX, sumY], [x, y], i) => {
      const [beforeX, beforeY] = largest.at(i - 1) ?? [x, y];
      const part = beforeX * y - x * beforeY;
      return [sumX + (x + beforeX) * part, sumY + (y + beforeY) * part];
    },
    [0, 0],
  );
  return [tenth(sumX / weight), tenth(sumY / weight)];
}
