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
  /** It stands under a mere point, not on it. */
  readonly under: boolean;
  /** 0 matters most. */
  readonly rank: number;
  readonly kind: 'place' | 'water' | 'land';
  /** What it takes of the map; null for a water, which is as wide as its name. */
  readonly box: Box | null;
}

/** What is written of a name. */
export interface Written {
  readonly name: Name;
  /** Where there is no room for the name, its standing and counters alone. */
  readonly text: string;
  readonly sub: string;
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
/** A mere point is drawn so large. */
export const RADIUS = 6;
/** A name of a crowded map is written where its land is at least so much of it. */
const PART = 0.42;
/** What matters as much as this is written at any size. */
const ALWAYS = 2;

/** The names that have room at a scale, those that matter first. `isCrowded`: there are too many for a map of this size. */
export function written(names: readonly Name[], k: number, isCrowded: boolean): readonly Written[] {
  const taken: Box[] = [];
  const size = ({ box }: Name): number => (box ? (box.right - box.left) * (box.bottom - box.top) : 0);
  const order = names.toSorted((a, b) => a.rank - b.rank || size(b) - size(a));
  return order.flatMap((name): Written[] => {
    const found = waysOf(name, k, isCrowded).find((way) => {
      const box = boxOf(way, k);
      return !taken.some((other) => overlaps(box, other));
    });
    if (!found) return [];
    taken.push(boxOf(found, k));
    return [found];
  });
}

/** How a name can be written, the fullest first. */
function waysOf(name: Name, k: number, isCrowded: boolean): readonly Written[] {
  const { text, subs, discs, rank, box } = name;
  const wide = box ? (box.right - box.left) * k : Infinity;
  const isLarge = wide >= text.length * LETTER * PART;
  const isInside = box !== null && wide >= text.length * LETTER;
  const mark = subs.at(-1) ?? '';
  const way = (text: string, sub: string): Written => ({ name, text, sub, isInside });
  const fits = subs.filter((sub, i) => i === subs.length - 1 || sub.length * SUB_LETTER <= wide * 1.05);
  const full =
    !isCrowded || isLarge || rank < ALWAYS ? [...fits.map((sub) => way(text, sub)), way(text, '')] : [];
  const few = mark !== '' || discs > 0 ? [way('', mark)] : [];
  // a name without its standing says less than the standing without its name
  return mark === '' ? [...full, ...few] : [...full.slice(0, -1), ...few, ...full.slice(-1)];
}

/** What is written, in pixels from the origin of the map. */
function boxOf({ name, text, sub }: Written, k: number): Box {
  const width = Math.max(text.length * LETTER, sub.length * SUB_LETTER, name.discs, 14);
  const top = topOf({ name, text, sub }, k);
  const x = name.x * k;
  const height = heightOf({ name, text, sub });
  return { left: x - width / 2 - 2, top, right: x + width / 2 + 2, bottom: top + height };
}

/** Where it begins, in pixels from the origin of the map. */
export function topOf({ name, text, sub }: Pick<Written, 'name' | 'text' | 'sub'>, k: number): number {
  return name.y * k + (name.under ? RADIUS + 1 : -heightOf({ name, text, sub }) / 2);
}

/** How high it stands, in pixels. */
export function heightOf({ name, text, sub }: Pick<Written, 'name' | 'text' | 'sub'>): number {
  return (text ? LINE : 0) + (sub ? SUB_LINE : 0) + (name.discs > 0 ? DISC : 0);
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
