// The geometry of cuts. Everything is done on points: where a line of some cut meets a border, all who share the border get
// the same new point, so that what two pieces share can be found edge by edge and taken away.
import type { LonLat, Window } from '../../src/kernel/board/map-plan.ts';

/** Points in order around a piece of land, or the other way around a hole in it; the first is not said again. */
export type Ring = readonly LonLat[];

/** The meridians and parallels on which a plan cuts. */
export interface Lines {
  readonly meridians: readonly number[];
  readonly parallels: readonly number[];
}

const PRECISION = 1e6;
const snap = (degrees: number): number => Math.round(degrees * PRECISION) / PRECISION;

/** A longitude from -180 to below 180. */
function wrapped(lon: number): number {
  return lon >= -180 && lon < 180 ? lon : snap(lon - 360 * Math.floor((lon + 180) / 360));
}

/** The lines on which windows cut. */
export function linesOf(windows: readonly Window[]): Lines {
  const meridians = windows.flatMap((window) =>
    (spans(window)[0] ?? []).filter(Number.isFinite).map(wrapped),
  );
  const parallels = windows.flatMap(({ south, north }) => [south ?? [], north ?? []].flat());
  return { meridians: [...new Set(meridians)], parallels: [...new Set(parallels)] };
}

/** A ring whose longitudes run on over the date line, with a point wherever it meets one of the lines. */
export function noded(ring: Ring, lines: Lines): LonLat[] {
  return unrolled(ring).flatMap((from, i, all) => {
    const [lon, lat] = all[(i + 1) % all.length] ?? from;
    return [from, ...crossings(from, [from[0] + turn(lon - from[0]), lat], lines)];
  });
}

/** The shorter way between two longitudes. */
function turn(degrees: number): number {
  return snap(degrees - 360 * Math.round(degrees / 360));
}

function unrolled(ring: Ring): LonLat[] {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([lon, lat]) => {
    before = snap(before + turn(lon - before));
    return [before, snap(lat)];
  });
}

/** Where the way between two points meets lines, in its order. */
function crossings([x, y]: LonLat, [toX, toY]: LonLat, { meridians, parallels }: Lines): LonLat[] {
  const met: [share: number, point: LonLat][] = [];
  for (const meridian of meridians)
    for (const lon of [meridian - 360, meridian, meridian + 360]) {
      const share = (lon - x) / (toX - x);
      if (share > 0 && share < 1) met.push([share, [lon, snap(y + share * (toY - y))]]);
    }
  for (const lat of parallels) {
    const share = (lat - y) / (toY - y);
    if (share > 0 && share < 1) met.push([share, [snap(x + share * (toX - x)), lat]]);
  }
  return met.sort(([a], [b]) => a - b).map(([, point]) => point);
}

/** Whether a ring goes around a pole: between lines there, nothing has an inside. */
export function isAroundPole(ring: Ring): boolean {
  const last = unrolled(ring).at(-1)?.[0] ?? 0;
  const first = ring[0]?.[0] ?? 0;
  return Math.abs(last + turn(first - last) - first) > 1;
}

/** What of a ring lies in a window. The ring has its points on `lines` already, and the window's lines are among them. */
export function cut(ring: Ring, window: Window, lines: Lines): LonLat[][] {
  const { south = -90, north = 90 } = window;
  return spans(window).flatMap(([west, east]) => {
    const sides: ((point: LonLat) => boolean)[] = [
      ([lon]) => lon >= west,
      ([lon]) => lon <= east,
      ([, lat]) => lat >= south,
      ([, lat]) => lat <= north,
    ];
    // every crossing is a point already, so that a half of the plane keeps the points on its side
    const kept = sides.reduce((left, side) => noded(left.filter(side), lines), [...ring]);
    return kept.length > 2 ? [kept] : [];
  });
}

/** The longitudes of a window, wherever the points of a ring that is not wrapped may stand. */
function spans({ west, east }: Window): [number, number][] {
  if (west === undefined && east === undefined) return [[-Infinity, Infinity]];
  const from = west ?? (east ?? 0) - 180;
  const to = east ?? from + 180;
  const wide = to > from ? to : to + 360;
  return [-360, 0, 360].map((round) => [snap(from + round), snap(wide + round)]);
}

type Edge = readonly [from: LonLat, to: LonLat];
const named = ([lon, lat]: LonLat): string => `${wrapped(lon)},${lat}`;

/**
 * The outline of pieces of land: what lies between two of them goes. `away`: pieces to be taken from the others.
 */
export function outline(pieces: readonly Ring[], lines: Lines, away: readonly Ring[] = []): LonLat[][] {
  const all = [...pieces, ...away.map((ring) => ring.toReversed())];
  const onLines = pointsOnLines(all, lines);
  const left = new Map<string, { edge: Edge; times: number }>();
  for (const edge of all.flatMap((ring) => edgesOf(ring, onLines))) {
    const [from, to] = edge.map(named);
    const back = left.get(`${to} ${from}`);
    const same = left.get(`${from} ${to}`);
    if (from === to) continue;
    if (back && back.times > 0) back.times--;
    else if (same) same.times++;
    else left.set(`${from} ${to}`, { edge, times: 1 });
  }
  return joined([...left.values()].flatMap(({ edge, times }) => Array<Edge>(times).fill(edge)));
}

/** Which points lie on which line, in order; on parallels every degree, as the straight way leaves them. */
function pointsOnLines(rings: readonly Ring[], { meridians, parallels }: Lines): Map<string, number[]> {
  const degrees = Array.from({ length: 361 }, (_, i) => i - 180);
  const on = new Map<string, Set<number>>();
  for (const each of meridians) on.set(`lon ${wrapped(each)}`, new Set(parallels));
  for (const each of parallels) on.set(`lat ${each}`, new Set([...degrees, ...meridians.map(wrapped)]));
  for (const [lon, lat] of rings.flat()) {
    on.get(`lon ${wrapped(lon)}`)?.add(lat);
    on.get(`lat ${lat}`)?.add(wrapped(lon));
  }
  return new Map([...on].map(([line, set]) => [line, [...set].sort((a, b) => a - b)]));
}

/** The edges of a ring; one that lies on a line is split at every point there. */
function edgesOf(ring: Ring, onLines: ReadonlyMap<string, readonly number[]>): Edge[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const stops = [from, ...between(from, to, onLines), to];
    return stops.slice(1).map((stop, at): Edge => [stops[at] ?? from, stop]);
  });
}

function between(
  [x, y]: LonLat,
  [toX, toY]: LonLat,
  onLines: ReadonlyMap<string, readonly number[]>,
): LonLat[] {
  const end = x + turn(toX - x);
  if (x !== end && y !== toY) return [];
  const upright = x === end;
  const [from, to] = upright ? [y, toY] : [x, end];
  const at = onLines.get(upright ? `lon ${wrapped(x)}` : `lat ${y}`) ?? [];
  const round = upright ? [0] : [-360, 0, 360];
  const stops = round
    .flatMap((more) => at.map((each) => each + more))
    .filter((each) => each > Math.min(from, to) && each < Math.max(from, to))
    .sort((a, b) => (from < to ? a - b : b - a));
  return stops.map((each) => (upright ? [x, each] : [snap(each), y]));
}

/** Edges put together to rings. */
function joined(edges: readonly Edge[]): LonLat[][] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) from.set(named(edge[0]), [...(from.get(named(edge[0])) ?? []), edge]);
  const rings: LonLat[][] = [];
  for (const [start, first] of from)
    while (first.length > 0) {
      const ring: LonLat[] = [];
      for (let at = start; ; ) {
        const edge = from.get(at)?.pop();
        if (!edge) break;
        ring.push([wrapped(edge[0][0]), edge[0][1]]);
        at = named(edge[1]);
        if (at === start) break;
      }
      rings.push(ring);
    }
  return rings;
}
