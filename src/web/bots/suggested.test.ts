import { expect, it } from 'vitest';
import type { Form } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { begunOf } from './suggested.ts';

const label = words('label');

it('begins a form with an answer of each kind', () => {
  const choose: Form = { kind: 'choose', options: [{ value: 'a', label }], reason: true };
  expect([begunOf(choose, 'a'), begunOf(choose, { value: 'a', reason: 'so' })]).toEqual(['a', 'a']);
  expect(begunOf(choose, 'b')).toBeNull();
  const rows: Form = { kind: 'allocate', rows: [{ id: 'x', label, max: 3 }], limits: [] };
  expect(begunOf(rows, { x: 2, y: 1 })).toEqual({ x: 2 });
  const report: Form = { kind: 'report', facts: ['war', 'peace'] };
  expect(begunOf(report, { war: { value: true, as: 'change' }, peace: { as: 'unknown' } })).toEqual({
    war: true,
    peace: null,
  });
});
