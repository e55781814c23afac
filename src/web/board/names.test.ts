import { expect, it } from 'vitest';
import { type Name, written } from './names.ts';

const name = (id: string, x: number, more: Partial<Name> = {}): Name => ({
  id,
  x,
  y: 50,
  text: id,
  subs: [],
  discs: 0,
  under: false,
  rank: 3,
  kind: 'place',
  box: { left: x - 20, top: 30, right: x + 20, bottom: 70 },
  ...more,
});

const texts = (names: readonly Name[], k: number, isCrowded = false): string[] =>
  written(names, k, isCrowded).map(({ text, sub }) => [text, sub].filter(Boolean).join(' '));

it('writes what matters where two names would lie over each other, and both closer by', () => {
  const names = [name('Hungary', 100), name('Rumania', 130, { rank: 0 })];
  expect(texts(names, 1)).toEqual(['Rumania']);
  expect(texts(names, 3)).toEqual(['Rumania', 'Hungary']);
});

it('writes no standing over another name, and a long one only inside its land', () => {
  const norway = name('Norway', 100, { subs: ['-1 their hexes', '-1'] });
  expect(texts([norway], 1)).toEqual(['Norway -1']);
  expect(texts([norway], 4)).toEqual(['Norway -1 their hexes']);
  const below = name('Denmark', 100, { y: 68, rank: 5 });
  expect(texts([norway, below], 1)).toEqual(['Norway', 'Denmark']);
});

it('leaves out names that are much larger than their land on a crowded map, but for what is asked', () => {
  const small = { box: { left: 98, top: 48, right: 102, bottom: 52 } };
  expect(texts([name('Luxembourg', 100, { ...small, subs: ['F'] })], 1, true)).toEqual(['F']);
  expect(texts([name('Luxembourg', 100, { ...small, rank: 1 })], 1, true)).toEqual(['Luxembourg']);
  expect(texts([name('Luxembourg', 100, small)], 10, true)).toEqual(['Luxembourg']);
});

it('keeps the counters of a place and its name, beside its land where there is no room on it', () => {
  const small = { left: 95, top: 40, right: 105, bottom: 60 };
  const albania = name('Albania', 100, { discs: 60, isKept: true, rank: 1, box: small });
  const greece = name('Greece', 100, { y: 66, discs: 40, isKept: true, rank: 1 });
  const rumania = name('Rumania', 100, { y: 30, rank: 0 });
  const all = written([albania, greece, rumania], 1, false);
  expect(all.map(({ name: { id }, text }) => [id, text])).toEqual([
    ['Rumania', 'Rumania'],
    ['Greece', 'Greece'],
    ['Albania', 'Albania'],
  ]);
  expect(all.slice(1).every(({ hasDiscs, apart }) => hasDiscs || apart !== undefined)).toBe(true);
  const apart = all.find(({ name: { id } }) => id === 'Albania')?.apart ?? { x: 100, y: 50 };
  // no more than 26 pixels from its land to the nearest edge of its counters
  const off = Math.max(
    small.left - (apart.x + 30),
    apart.x - 30 - small.right,
    apart.y - 12.5 - small.bottom,
    0,
  );
  expect(off).toBeLessThanOrEqual(26);
});
