import { describe, expect, it } from 'vitest';
import type { AllocateForm, Limit, Row } from './form.ts';
import { words } from '../texts/words.ts';
import {
  closedBy,
  closingOf,
  isPick,
  roomOf,
  withoutZeros,
  unusedPoints,
  unplacedPoints,
  usedPoints,
} from './room.ts';

const row = (id: string, max?: number): Row => ({
  id,
  label: words(id),
  ...(max === undefined ? {} : { max }),
});
const limit = (rows: string[], max: number, weights?: number[]): Limit => ({
  rows,
  max,
  clauses: ['1'],
  reason: words('limit'),
  ...(weights ? { weights } : {}),
});

const [spain, turkey, finland] = [row('spain', 3), row('turkey'), row('finland', 2)];
const form: AllocateForm = {
  kind: 'allocate',
  rows: [spain, turkey, finland],
  limits: [limit(['spain', 'turkey', 'finland'], 5), limit(['turkey'], 7, [2])],
  after: [{ row: 'finland', until: [{ rows: ['spain'], min: 3 }], clauses: ['2'], reason: words('after') }],
};

describe('what is left of an allocation', () => {
  it('adds the rows of a limit by weight', () => {
    expect(usedPoints(limit(['spain', 'turkey'], 9, [2, 3]), { spain: 1, turkey: 2, finland: 4 })).toBe(8);
  });

  it('lets a row take what every limit leaves', () => {
    expect(roomOf(form, turkey, {})).toBe(3);
    expect(roomOf(form, turkey, { spain: 3 })).toBe(2);
    expect(roomOf(form, spain, { turkey: 1 })).toBe(3);
    expect(roomOf(form, spain, { turkey: 3 })).toBe(2);
  });

  it('counts a row against its own share only once', () => {
    expect(roomOf(form, spain, { spain: 3, turkey: 2 })).toBe(3);
  });

  it('closes a row until the rows before it are full', () => {
    expect(closedBy(form, finland, { spain: 2 })?.clauses).toEqual(['2']);
    expect(roomOf(form, finland, { spain: 2 })).toBe(0);
    expect(closedBy(form, finland, { spain: 3 })).toBeNull();
    expect(roomOf(form, finland, { spain: 3 })).toBe(2);
  });

  it('gives a barred row nothing, and counts it as full', () => {
    const barred = { ...spain, barred: { clauses: ['3'], reason: words('bar') } };
    const other = { ...form, rows: [barred, turkey, finland] };
    expect(roomOf(other, barred, {})).toBe(0);
    expect(closedBy(other, finland, {})).toBeNull();
  });

  it('sends no zeros', () => {
    expect(withoutZeros({ spain: 0, turkey: 2 })).toEqual({ turkey: 2 });
  });
});

describe('what an answer leaves undone', () => {
  const barred = { clauses: ['3'], reason: words('bar') };
  const pool: AllocateForm = { ...form, limits: [limit(['spain', 'turkey', 'finland'], 5)] };

  it('counts the points that still fit, in rows that open on the way too', () => {
    expect(unplacedPoints(pool, {})).toBe(5);
    expect(unplacedPoints(pool, { spain: 1, turkey: 2 })).toBe(2);
    expect(unplacedPoints(pool, { turkey: 5 })).toBe(0);
  });

  it('does not count a row that no limit bounds', () => {
    const misfit = { ...pool, rows: [...pool.rows, row('misfit', 1)] };
    expect(unplacedPoints(misfit, { turkey: 5 })).toBe(0);
  });

  it('counts them where the answer is sealed, and not where rows are taken or left', () => {
    expect(unusedPoints(pool, { turkey: 3 }, true)).toBe(2);
    expect(unusedPoints(pool, { turkey: 3 }, false)).toBe(0);
    expect(unusedPoints(pool, { turkey: 5 }, true)).toBe(0);
    const ticks = { ...pool, rows: [row('spain', 1), row('turkey', 1)], after: [] };
    expect(unusedPoints(ticks, {}, true)).toBe(0);
    expect(unusedPoints({ ...ticks, rows: [{ ...spain, barred }] }, {}, true)).toBe(0);
  });
});

describe('a row of an allocation', () => {
  const two = (rows: Row[]): AllocateForm => ({ kind: 'allocate', rows, limits: [] });

  it('knows a pick by rows of one', () => {
    const barred = { ...turkey, barred: { clauses: ['3'], reason: words('bar') } };
    expect(isPick(two([row('a', 1), barred]))).toBe(true);
    expect(isPick(two([row('a', 1), turkey]))).toBe(false);
    expect(isPick(two([]))).toBe(false);
    // points are placed, not ticked, also where one is the most of each
    expect(isPick({ ...two([row('a', 1)]), unit: 'DP' })).toBe(false);
  });

  it('says why a row is closed', () => {
    expect(closingOf(form, finland, {})?.clauses).toEqual(['2']);
    expect(closingOf(form, finland, { spain: 3 })).toBeUndefined();
    expect(closingOf(form, spain, {})).toBeUndefined();
  });
});
