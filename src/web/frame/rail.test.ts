import { expect, it } from 'vitest';
import type { TrackPanel } from '../../kernel/board/panel.ts';
import { railOf } from './rail.ts';

type Line = TrackPanel['lines'][number];

/** A line of which one mark is the present; -1: all are past. */
function line(labels: readonly string[], now: number): Line {
  const is = (i: number): Line['marks'][number]['is'] =>
    now < 0 || i < now ? 'past' : i === now ? 'now' : 'ahead';
  return { title: { key: 'line' }, marks: labels.map((label, i) => ({ label, is: is(i) })) };
}

const rail = (...lines: readonly Line[]) =>
  railOf({ kind: 'track', title: { key: 'track' }, lines }, (cell) => String(cell));
const shorts = (...lines: readonly Line[]): readonly string[] =>
  rail(...lines).marks.map(({ short }) => short);

const YEARS = ['1939', '1940', '1941'];
const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'];

it('has the years by their last figures, and unfolds the open one', () => {
  const { marks, isLong } = rail(line(YEARS, 1), line(SEASONS, 2));
  expect(isLong).toBe(false);
  expect(marks.map(({ short }) => short)).toEqual(['\u201939', '\u201940', '\u201941']);
  expect(marks[1]?.inner?.map(({ full, is }) => `${full} ${is}`)).toEqual([
    'Spring past',
    'Summer past',
    'Fall now',
    'Winter ahead',
  ]);
  expect(marks[0]?.inner).toBeUndefined();
});

it('is the steps of a turn where there are many', () => {
  const steps = Array.from({ length: 10 }, (_, i) => `${i + 1} Somebody places`);
  const { marks, isLong } = rail(line(YEARS, 0), line(SEASONS, 0), line([...steps, 'Resolution'], 2));
  expect(isLong).toBe(true);
  expect(marks.map(({ short }) => short).slice(-2)).toEqual(['10', 'Resolution']);
  expect(marks.findIndex(({ is }) => is === 'now')).toBe(2);
});

it('of many turns shows those around the present, and the last', () => {
  const turns = line(
    Array.from({ length: 14 }, (_, i) => `${i + 1}: 1940 I`),
    3,
  );
  expect(shorts(turns)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '\u202614']);
});

it('is all past when the game is over', () => {
  expect(
    rail(line(YEARS, -1), line(SEASONS, -1)).marks.every(({ is, inner }) => is === 'past' && !inner),
  ).toBe(true);
});
