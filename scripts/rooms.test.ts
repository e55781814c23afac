import { dirname } from 'node:path';
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
