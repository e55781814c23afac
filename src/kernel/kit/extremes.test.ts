import { expect, it } from 'vitest';
import type { AllocateForm } from '../forms/form.ts';
import { words } from '../texts/words.ts';
import { oneRow } from './extremes.ts';
import { seededRandom } from './random.ts';

const t = words('t');
const rows = ['a', 'b', 'c'].map((id) => ({ id, label: t, max: 2 }));
const form = (max: number, min = 0): AllocateForm => ({
  kind: 'allocate',
  rows: [...rows, { id: 'no', label: t, barred: { clauses: ['1'], reason: t } }],
  limits: [{ rows: ['a', 'b', 'c'], max, min, clauses: ['1'], reason: t }],
});

it('moves one row alone by one, wherever that is legal', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++)
    seen.add(JSON.stringify(oneRow(form(3), { a: 2 }, seededRandom(seed))));
  expect([...seen].toSorted()).toEqual(['{"a":1}', '{"a":2,"b":1}', '{"a":2,"c":1}']);
});

it('gives none where every other answer takes two rows, or is no allocation', () => {
  expect(oneRow(form(2, 2), { a: 1, b: 1 }, seededRandom(1))).toBeUndefined();
  expect(
    oneRow({ kind: 'choose', options: [{ value: 'x', label: t }] }, 'x', seededRandom(1)),
  ).toBeUndefined();
});
