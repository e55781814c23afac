import { expect, it } from 'vitest';
import type { View } from '../game/position.ts';
import { words } from '../texts/words.ts';
import type { Form, Lead } from './form.ts';
import { leadingForm } from './leading.ts';

const view: View = { seat: 'a', open: { facts: {}, rulings: {}, revealed: {}, reports: 0 } };
const barred = { clauses: ['1'], reason: words('no') };
const lead: Lead = { name: 'roll', dice: [] };
const rules = { leads: () => (choice: string) => (choice === 'x' || choice === 'shut' ? [lead] : []) };
const all = ['x', 'y', 'shut'].map((id) => ({ id, label: words(id), ...(id === 'shut' && { barred }) }));
const rows: Form = { kind: 'allocate', rows: all, limits: [] };
const options: Form = { kind: 'choose', options: all.map(({ id, ...each }) => ({ value: id, ...each })) };

const led = (form: Form, optional = false): unknown => {
  const made = leadingForm(rules, view, { form, ...(optional && { optional }) });
  const choices = made.kind === 'allocate' ? made.rows : made.kind === 'choose' ? made.options : [];
  return choices.map(({ leads }) => leads?.length);
};

it('says of what is open in a form what the step says apart', () => {
  expect(led(rows)).toEqual([1, undefined, undefined]);
  expect(led(options)).toEqual([1, undefined, undefined]);
});

it('leaves alone what is asked beside the step, and rules that say nothing apart', () => {
  expect(led(rows, true)).toEqual([undefined, undefined, undefined]);
  expect(leadingForm({}, view, { form: rows })).toBe(rows);
});
