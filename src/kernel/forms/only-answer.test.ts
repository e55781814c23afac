import { expect, it } from 'vitest';
import { type AllocateForm, check } from './form.ts';
import { onlyAnswer } from './only-answer.ts';
import { words } from '../texts/words.ts';

const why = { clauses: ['1'], reason: words('why') };
const row = (id: string, more: object = {}): AllocateForm['rows'][number] => ({
  id,
  label: words(id),
  ...more,
});
const exactly = (count: number, ...rows: string[]): AllocateForm['limits'][number] => ({
  rows,
  min: count,
  max: count,
  ...why,
});
const form: AllocateForm = {
  kind: 'allocate',
  rows: [row('a'), row('b', { max: 3 }), row('c', { barred: why }), row('d', { max: 0 })],
  limits: [exactly(5, 'a', 'b'), exactly(2, 'a'), exactly(3, 'b')],
};

it('is the answer in which limits fix each open row, and the form takes it', () => {
  const only = onlyAnswer(form);
  expect(only).toEqual({ a: 2, b: 3 });
  expect(check(form, only, { facts: {}, clauses: [] })).toBeNull();
});

it('is none where a row is left to choose, or nothing is open', () => {
  expect(onlyAnswer({ ...form, limits: form.limits.slice(0, 2) })).toBeNull();
  expect(onlyAnswer({ ...form, rows: [row('c', { barred: why })] })).toBeNull();
  const least = { rows: ['b'], min: 3, ...why };
  expect(onlyAnswer({ ...form, limits: [...form.limits.slice(0, 2), least] })).toBeNull();
});
