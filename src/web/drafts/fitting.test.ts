import { expect, it } from 'vitest';
import type { Form } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { fitting } from './fitting.ts';

// Of a draft comes back what its form still has.

const label = words('x');
const barred = { clauses: ['T1'], reason: label };

it('brings back an option that can be chosen, and no other', () => {
  const form: Form = {
    kind: 'choose',
    options: [
      { value: 'a', label },
      { value: 'b', label, barred },
    ],
  };
  expect(['a', 'b', 'c', { a: 1 }, null].map((draft) => fitting(form, draft))).toEqual([
    'a',
    null,
    null,
    null,
    null,
  ]);
});

it('brings back the points of rows that are there, and facts that are asked', () => {
  const rows = ['a', 'b'].map((id) => ({ id, label }));
  const points: Form = { kind: 'allocate', rows, limits: [] };
  expect(fitting(points, { a: 2, gone: 1, b: 'odd' })).toEqual({ a: 2 });
  expect(fitting(points, 'a')).toBeNull();
  const report: Form = { kind: 'report', facts: ['x', 'y'] };
  expect(fitting(report, { x: 'much', y: null, z: 1 })).toEqual({ x: 'much', y: null });
  expect(fitting({ kind: 'roll', dice: [6] }, [1])).toBeNull();
});
