import { expect, test } from 'vitest';
import type { AllocateForm } from '../forms/form.ts';
import { rowsTold } from './rows.ts';

const label = { key: 'x' };
const bar = { clauses: [], reason: label };
const form: AllocateForm = {
  kind: 'allocate',
  rows: [
    { id: 'units', label, max: 3 },
    { id: 'attack', label, max: 1 },
    { id: 'shut', label, max: 1, barred: bar },
    { id: 'left', label, max: 2 },
  ],
  limits: [],
  after: [{ row: 'units', until: [{ rows: ['attack'], min: 1 }], ...bar }],
};

test('what is told is given, a row that opens with another as well', () => {
  expect(
    rowsTold(
      form,
      new Map<string, number | boolean>([
        ['units', 2],
        ['attack', true],
      ]),
    ),
  ).toEqual({
    units: 2,
    attack: 1,
  });
});

test('what is barred, too much or no row is left out', () => {
  const told = new Map<string, number | boolean>([
    ['units', 2],
    ['shut', true],
    ['left', 5],
    ['elsewhere', 1],
  ]);
  expect(rowsTold(form, told)).toEqual({});
});

test('a minimum is met, and where it cannot be there is no answer', () => {
  const least = { rows: ['shut', 'left'], min: 2, clauses: [], reason: label };
  expect(rowsTold({ ...form, limits: [least] }, new Map())).toEqual({ left: 2 });
  expect(rowsTold({ ...form, limits: [{ ...least, min: 3 }] }, new Map())).toBeUndefined();
});
