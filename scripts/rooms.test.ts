import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { readSources } from './check/imports.ts';

/** The most files of a folder, tests aside. */
const MOST = 40;

/** Folders as long as the book: a rule's clauses, and a territory's entry each. The desk has rooms of its own. */
const LONG = /\/(\d[^/]*|entries)$|^src\/web\//;

it('holds what one can see at a glance in a folder', () => {
  const rooms = new Map<string, number>();
  for (const file of readSources().keys())
    if (!/\.test(-helper)?\.tsx?$/.test(file)) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
  expect(rooms.size).toBeGreaterThan(60);
  expect([...rooms].filter(([room, files]) => files > MOST && !LONG.test(room))).toEqual([]);
});

/** What a file imports of others, types and what comes later too. */
const FROM = /(?:\bfrom|\bimport\() ?'(?<path>\.[^']+)'/g;

/** The room of a file of the desk: its folder, or the file by itself where it stands in none. */
const roomOf = (path: string): string => path.split('/')[2] ?? '';

/** Of each room of the desk the rooms that it imports. */
function doorsOfDesk(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const doors = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    if (!path.startsWith('src/web/') || /\.test(-helper)?\.tsx?$/.test(path)) continue;
    const own = doors.get(roomOf(path)) ?? new Set();
    for (const { groups = {} } of text.matchAll(FROM)) {
      const to = join(path, '..', groups['path'] ?? '');
      if (to.startsWith('src/web/') && roomOf(to) !== roomOf(path)) own.add(roomOf(to));
    }
    doors.set(roomOf(path), own);
  }
  return doors;
}

/** The rooms that lead back to themselves: what is left once those that end or begin a way are taken away, again and again. */
function circlesIn(doors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(doors);
  const isWithin = (room: string): boolean =>
    [...(left.get(room) ?? [])].some((to) => left.has(to)) && [...left.values()].some((to) => to.has(room));
  for (let gone = true; gone; ) {
    const ends = [...left.keys()].filter((room) => !isWithin(room));
    for (const room of ends) left.delete(room);
    gone = ends.length > 0;
  }
  return [...left].map(([room, to]) => `${room} -> ${[...to].filter((each) => left.has(each)).join(', ')}`);
}

it('lets no room of the desk lead back to itself', () => {
  const doors = doorsOfDesk(readSources());
  expect(doors.get('board')?.has('texts.ts')).toBe(true);
  expect(doors.size).toBeGreaterThan(40);
  expect(circlesIn(doors)).toEqual([]);
  const planted = doorsOfDesk(
    new Map([
      ['src/web/a/one.ts', "import type { Two } from '../b/two.ts';"],
      ['src/web/b/two.ts', "const three = later(() => import('../c.ts'));"],
      ['src/web/c.ts', "import { one } from './a/one.ts';"],
      ['src/web/d.ts', "import { one } from './a/one.ts';"],
    ]),
  );
  expect(circlesIn(planted)).toEqual(['a -> b', 'b -> c.ts', 'c.ts -> a']);
});
