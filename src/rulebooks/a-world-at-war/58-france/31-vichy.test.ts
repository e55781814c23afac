import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/facts.ts';
import { startOf } from '../start.test-helper.ts';
import { vichyForm } from './31-vichy.ts';

const FALLEN = {
  'france.level': 0,
  'colony.lebanon-syria': 'axis',
  'colony.morocco': 'french',
  'colony.algeria': 'axis',
  'colony.tunisia': 'french',
};

function options(facts: Readonly<Record<string, FactValue>>) {
  const form = vichyForm(startOf('campaign-1939', { ...FALLEN, ...facts }));
  if (form.kind !== 'choose') throw new Error('a choice');
  return form.options;
}

it('shows with either choice the rolls that it leads to, as far as colonies are still French', () => {
  expect(options({}).map(({ value, leads = [] }) => [value, ...leads.map(({ name }) => name)])).toEqual([
    ['establish', 'colonies/north-africa/if-established'],
    ['not', 'colonies/north-africa/if-none'],
  ]);
  const all = options({ 'colony.lebanon-syria': 'french' });
  expect(all.map(({ leads = [] }) => leads.length)).toEqual([2, 2]);
});

it('bars Vichy France once the U.S. and Germany are at war (58.31)', () => {
  const barred = (facts = {}) => options(facts).flatMap((each) => (each.barred ? [each.value] : []));
  expect(barred()).toEqual([]);
  expect(barred({ 'war.germany-us': true })).toEqual(['establish']);
  expect(barred({ 'war.japan-us': true })).toEqual([]);
});
