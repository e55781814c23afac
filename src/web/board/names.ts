import type { Box } from './camera.ts';

// Which names a map has room for: what matters more comes first, and what would lie over it waits for a closer look.

/** A name with what stands under it, at a point of the map. */
export interface Name {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The standing in words, the longest first; the last is written wherever the name is. */
  readonly subs: readonly string[];
  /** Small counters under it, in a row: how wide in pixels; 0: none. */
  readonly discs: number;
  /** They say what lies there: they are drawn in any case, beside its land where that has no room, and its name with them. */
  readonly isKept?: boolean;
  /** It stands under a mere point, not on it. */
  readonly under: boolean;
  /** It stands at the right of its dot. */
  readonly beside?: boolean;
  /** What it is the name of, where that is drawn otherwise. */
  readonly look?: 'power' | 'city' | 'capital';
  /** 0 matters most. */
  readonly rank: number;
  readonly kind: 'place' | 'water' | 'land';
  /** What it takes of the map; null for a water, which is as wide as its name. */
  readonly box: Box | null;
}

/** What is written of a name. */
export interface Written {
  readonly name: Name;
  /** Empty where there is room for its standing or its counters alone. */
  readonly text: string;
  readonly sub: string;
  readonly hasDiscs: boolean;
  /** The middle of its counters in pixels from the origin of the map, where they stand apart. */
  readonly apart?: { readonly x: number; readonly y: number };
  /** So many pixels below its place, or above it. */
  readonly off: number;
  /** Inside of its land. */
  readonly isInside: boolean;
}

/** The width of a letter and the height of a line, in pixels. */
const LETTER = 7.3;
const SUB_LETTER = 6.2;
export const LINE = 17;
export const SUB_LINE = 13.5;
export const DISC = 25;
/** How wide a piece with some letters is. */
export function pieceWidth(text: string): number {
  return text.length * LETTER + 9;
}
/** So far from its dot a name stands, in pixels. */
export const BESIDE_DOT = 10;
/** A mere point is drawn so large. */
export const RADIUS = 6;
/** A name of a crowded map is written where its land is at least so much of it. */
const PART = 0.42;
/** What matters as much as this is written at any size. */
const ALWAYS = 2;

/**
 * The names that have room at a scale, those that matter first; then what stands under each, where it covers no other name.
 * `isCrowded`: there are too many for a map of this size.
 */
export function written(names: readonly Name[], k: number, isCrowded: boolean): readonly Written[] {
  const size = ({ box }: Name): number => (box ? (box.right - box.left) * (box.bottom - box.top) : 0);
  const order = names.toSorted((a, b) => a.rank - b.rank || size(b) - size(a));
  const taken = new Map<string, Box>();
  const found = new Map<string, Written>();
  const place = (ways: readonly Written[]): void => {
    const free = ways.find((each) => isFree(boxOf(each, k), taken, each.name.id));
    const way = free ?? ways.find(({ name, text }) => name.isKept && text && !found.has(name.id));
    if (!way) return;
    taken.set(way.name.id, boxOf(way, k));
    found.set(way.name.id, way);
  };
  for (const name of order) place(bareWays(name, k, isCrowded));
  for (const name of order) place(fullWays(name, k, found.get(name.id)));
  for (const name of order) {
    const way = found.get(name.id);
    if (!way || !name.isKept || name.discs === 0 || way.hasDiscs) continue;
    const spots = spotsBeside(way, k);
    const apart = spots.find((each) => isFree(discsAt(name, each), taken, '')) ?? spots[0];
    if (!apart) continue;
    taken.set(`${name.id} apart`, discsAt(name, apart));
    found.set(name.id, { ...way, apart });
  }
  return order.flatMap(({ id }) => found.get(id) ?? []);
}

/** So far beside its land counters stand at the most, in pixels. */
const BESIDE = 26;
const GAPS = [2, BESIDE / 2, BESIDE];

/** Where the counters of a place can stand by themselves: under its name, then beside its land, the nearest first. */
function spotsBeside(way: Written, k: number): readonly NonNullable<Written['apart']>[] {
  const { name } = way;
  const { x, y, box, discs } = name;
  const here = { x: x * k, y: topOf(way, k) + heightOf(way) + DISC / 2 };
  if (!box) return [here];
  const [left, right] = [box.left * k - discs / 2, box.right * k + discs / 2];
  const [top, bottom] = [box.top * k - DISC / 2, box.bottom * k + DISC / 2];
  const beside = GAPS.flatMap((gap) => [
    { x: left - gap, y: y * k },
    { x: right + gap, y: y * k },
    { x: x * k, y: bottom + gap },
    { x: x * k, y: top - gap },
  ]);
  return [here, ...beside];
}

function discsAt({ discs }: Name, { x, y }: NonNullable<Written['apart']>): Box {
  return { left: x - discs / 2, top: y - DISC / 2, right: x + discs / 2, bottom: y + DISC / 2 };
}

function isFree(box: Box, taken: ReadonlyMap<string, Box>, own: string): boolean {
  return [...taken].every(([id, other]) => id === own || !overlaps(box, other));
}

const wide = ({ box }: Name, k: number): number => (box ? (box.right - box.left) * k : Infinity);

function wayOf(name: Name, k: number, parts: Partial<Written>): Written {
  const isInside = name.box !== null && wide(name, k) >= name.text.length * LETTER;
  return { name, text: '', sub: '', hasDiscs: false, off: 0, isInside, ...parts };
}

/** How far a name gives way to another, in pixels; no further than its land goes. */
const OFF = 14;

function offsOf({ kind, box, under, isKept }: Name, k: number): readonly number[] {
  // what is never dropped stands above or below before it covers another
  if (isKept) return [0, LINE, -LINE];
  const isHigh = kind === 'place' && !under && box !== null && (box.bottom - box.top) * k > 3 * OFF;
  return isHigh ? [0, OFF, -OFF] : [0];
}

/** The name, and with it the number there. */
function bareWays(name: Name, k: number, isCrowded: boolean): readonly Written[] {
  const { text, rank, discs } = name;
  const hasDiscs = discs === DISC;
  if (isCrowded && rank >= ALWAYS && wide(name, k) < text.length * LETTER * PART) return [];
  const named = offsOf(name, k).map((off) => wayOf(name, k, { text, hasDiscs, off }));
  return [...named, ...(hasDiscs ? [wayOf(name, k, { hasDiscs })] : [])];
}

/** With its standing in words, or its badge, and its counters: the fullest first. */
function fullWays(name: Name, k: number, bare: Written | undefined): readonly Written[] {
  const { subs, discs } = name;
  const mark = subs.at(-1) ?? '';
  const hasDiscs = discs > 0;
  if (!bare) return [wayOf(name, k, { sub: mark, hasDiscs }), wayOf(name, k, { sub: mark })].filter(isThere);
  const room = wide(name, k) * 1.05;
  const fits = subs.filter((sub) => sub === mark || sub.length * SUB_LETTER <= room);
  const { text, off } = bare;
  return [
    ...fits.map((sub) => wayOf(name, k, { text, sub, hasDiscs, off })),
    ...(hasDiscs ? [wayOf(name, k, { text, hasDiscs, off })] : []),
    ...(mark === '' ? [] : [wayOf(name, k, { text, sub: mark, hasDiscs: bare.hasDiscs, off })]),
  ];
}

function isThere({ sub, hasDiscs }: Written): boolean {
  return sub !== '' || hasDiscs;
}

/** What is written, in pixels from the origin of the map. */
function boxOf(way: Written, k: number): Box {
  const { name, text, sub, hasDiscs } = way;
  const width = Math.max(text.length * LETTER, sub.length * SUB_LETTER, hasDiscs ? name.discs : 0, 14);
  const top = topOf(way, k);
  const x = name.x * k + (name.beside ? width / 2 + BESIDE_DOT : 0);
  return { left: x - width / 2 - 2, top, right: x + width / 2 + 2, bottom: top + heightOf(way) };
}

/** Where it begins, in pixels from the origin of the map. */
export function topOf(way: Written, k: number): number {
  return way.name.y * k + way.off + (way.name.under && !way.name.beside ? RADIUS + 1 : -heightOf(way) / 2);
}

function heightOf({ text, sub, hasDiscs }: Written): number {
  return (text ? LINE : 0) + (sub ? SUB_LINE : 0) + (hasDiscs ? DISC : 0);
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
