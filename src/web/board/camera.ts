import type { MapFile, Spot } from '../map/places.ts';

// Where a reader looks on a map: the point in the middle of the pane, and how many pixels a unit of the map takes there.

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Free paper about what is looked at, in pixels. */
const MARGIN = 28;
/** No closer than so much of the map's shorter side: a small land is seen among its neighbours. */
const CLOSEST = 2.4;
/** Where at least so much of what is looked at fits, all of it counts alike. */
const MOSTLY = 0.8;
/** How much larger than the whole map anything is drawn at most. */
const MOST = 14;
/** The map can be drawn away from an edge by this part of the pane: what lies over it covers nothing for good. */
const BEYOND = 0.65;

/** All of the map. */
export function wholeOf({ width, height }: Size, pane: Size): Camera {
  return { x: width / 2, y: height / 2, k: Math.min(pane.width / width, pane.height / height) };
}

/** The map as it fills the pane, without free paper beside it. */
function filling({ width, height }: Size, pane: Size): number {
  return Math.max(pane.width / width, pane.height / height);
}

/** A box as large as it fits, the pane filled; `at`: the middle where not all of the box can be seen. */
export function openingOn(map: Size, pane: Size, box: Box | null, at?: Pick<Camera, 'x' | 'y'>): Camera {
  const fill = filling(map, pane);
  if (!box) return within({ x: at?.x ?? map.width / 2, y: at?.y ?? map.height / 2, k: fill }, map, pane, 0);
  const least = Math.min(map.width, map.height) / CLOSEST;
  const fit = Math.min(
    (pane.width - 2 * MARGIN) / Math.max(box.right - box.left, least),
    (pane.height - 2 * MARGIN) / Math.max(box.bottom - box.top, least),
  );
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return within({ ...(fit < fill * MOSTLY && at ? at : middle), k: Math.max(fit, fill) }, map, pane, 0);
}

/** A camera that shows some of the map: neither too close, nor too far, nor beside it. */
export function within(camera: Camera, map: Size, pane: Size, beyond = BEYOND): Camera {
  const whole = wholeOf(map, pane);
  const k = Math.min(Math.max(camera.k, whole.k), whole.k * MOST);
  return {
    x: held(camera.x, map.width, pane.width / k, beyond),
    y: held(camera.y, map.height, pane.height / k, beyond),
    k,
  };
}

/** The middle of what is `seen` of a length, which may go `beyond` its ends. */
function held(middle: number, length: number, seen: number, beyond: number): number {
  const least = Math.min(length / 2, seen * (0.5 - beyond));
  return Math.min(Math.max(middle, least), length - least);
}

/** Moved by so many pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k };
}

/** Drawn larger by a factor; what lies at a point of the pane stays there. */
export function zoomed(camera: Camera, factor: number, pane: Size, at?: { x: number; y: number }): Camera {
  const k = camera.k * factor;
  const [dx, dy] = at ? [at.x - pane.width / 2, at.y - pane.height / 2] : [0, 0];
  return { x: camera.x + dx / camera.k - dx / k, y: camera.y + dy / camera.k - dy / k, k };
}

/** Where a point of the map stands in the pane. */
export function seenAt(
  { x, y }: Pick<Spot, 'x' | 'y'>,
  camera: Camera,
  pane: Size,
): { x: number; y: number } {
  return {
    x: (x - camera.x) * camera.k + pane.width / 2,
    y: (y - camera.y) * camera.k + pane.height / 2,
  };
}

/** Whether a pane shows all of a box. */
export function isSeen(box: Box, camera: Camera, pane: Size): boolean {
  const { x: left, y: top } = seenAt({ x: box.left, y: box.top }, camera, pane);
  const { x: right, y: bottom } = seenAt({ x: box.right, y: box.bottom }, camera, pane);
  return left >= 0 && top >= 0 && right <= pane.width && bottom <= pane.height;
}

/** Whether two cameras show the same, but for what nobody sees. */
export function isNear(one: Camera, other: Camera): boolean {
  const off = Math.hypot(one.x - other.x, one.y - other.y) * one.k;
  return off < 2 && Math.abs(one.k / other.k - 1) < 0.01;
}

/** Pixels from the edge at which a place that the keyboard comes to is still well in sight. */
const EDGE = 48;

/** Moved no more than it needs for a place to be in sight. */
export function showing(spot: Pick<Spot, 'x' | 'y'>, camera: Camera, pane: Size): Camera {
  const { x, y } = seenAt(spot, camera, pane);
  const off = (at: number, length: number): number =>
    at < EDGE ? EDGE - at : at > length - EDGE ? length - EDGE - at : 0;
  return panned(camera, off(x, pane.width), off(y, pane.height));
}

/** Free room about a place and its name beside what lies over the map. */
const NAMED = 56;

/** Moved so far that a place is seen beside what lies over the pane: at the side where there is more room, or above it. */
export function besideCard(spot: Pick<Spot, 'x' | 'y'>, camera: Camera, pane: Size, card: Box): Camera {
  const { x, y } = seenAt(spot, camera, pane);
  const isOver =
    x > card.left - NAMED && x < card.right + NAMED && y > card.top - NAMED && y < card.bottom + NAMED;
  if (!isOver) return camera;
  const [left, right] = [card.left, pane.width - card.right];
  const room = Math.max(left, right);
  if (room < 2 * NAMED) return panned(camera, 0, card.top / 2 - y);
  return panned(camera, (left >= right ? left / 2 : pane.width - right / 2) - x, 0);
}

/** What a place takes of the map: its largest piece, or a little about a mere point. */
export function boxOf({ d, x, y }: Spot): Box {
  if (d === undefined) return { left: x - POINT, top: y - POINT, right: x + POINT, bottom: y + POINT };
  const [first = '', ...others] = d.split('M').slice(1);
  const boxes = [first, ...others].map(boxOfRing);
  return boxes.reduce((largest, box) => (sizeOf(box) > sizeOf(largest) ? box : largest));
}

const POINT = 9;

function boxOfRing(ring: string): Box {
  const numbers = (ring.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (odd: number): number[] => numbers.filter((_, i) => i % 2 === odd);
  const [xs, ys] = [at(0), at(1)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function sizeOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

const boxes = new WeakMap<MapFile, Map<string, Box>>();

/** What each place of a map takes of it; worked out once. */
export function boxesOf(file: MapFile): ReadonlyMap<string, Box> {
  const known = boxes.get(file);
  if (known) return known;
  const made = new Map(Object.entries(file.places).map(([id, spot]) => [id, boxOf(spot)]));
  boxes.set(file, made);
  return made;
}

/** The box about some boxes; null about none. */
export function around(all: readonly Box[]): Box | null {
  if (all.length === 0) return null;
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
