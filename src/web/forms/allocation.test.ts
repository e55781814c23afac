import { describe, expect, it } from 'vitest';
import type { AllocateForm, Limit, Row } from '../../kernel/form.ts';
import { words } from '../../kernel/words.ts';
import { closedBy, roomOf, spent, used } from './allocation.ts';

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
  after: [{ row: 'finland', full: ['spain'], clauses: ['2'], reason: words('after') }],
};

describe('what is left of an allocation', () => {
  it('adds the rows of a limit by weight', () => {
    expect(used(limit(['spain', 'turkey'], 9, [2, 3]), { spain: 1, turkey: 2, finland: 4 })).toBe(8);
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
    expect(closedBy(form, finland, { spain: 2 })).toEqual(['spain']);
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
    expect(spent({ spain: 0, turkey: 2 })).toEqual({ turkey: 2 });
  });
});
