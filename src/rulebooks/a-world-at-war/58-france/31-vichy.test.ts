import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/index.ts';
import { bookOf, render } from '../../../kernel/kit/front.test-helper.ts';
import { worldNameTexts } from '../names.words.ts';
import { startOf } from '../start.test-helper.ts';
import type { Books, WorldStep } from '../state.ts';
import { vichyChoice, vichyForm } from './31-vichy.ts';
import { vichyTexts } from './31-vichy.words.ts';
import { franceForceTexts } from './6-forces.words.ts';

const FALLEN = {
  'france.level': 0,
  'colony.lebanon-syria': 'axis',
  'colony.morocco': 'french',
  'colony.algeria': 'axis',
  'colony.tunisia': 'french',
};

type View = Parameters<NonNullable<WorldStep<'french-vichy'>['asks']>>[1];

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
  for (const { leads = [] } of options({})) expect(leads.map(({ dice }) => dice)).toEqual([['die.colonies']]);
  const all = options({ 'colony.lebanon-syria': 'french' });
  expect(all.map(({ leads = [] }) => leads.length)).toEqual([2, 2]);
});

it('bars Vichy France once the U.S. and Germany are at war (58.31)', () => {
  const barred = (facts = {}) => options(facts).flatMap((each) => (each.barred ? [each.value] : []));
  expect(barred()).toEqual([]);
  expect(barred({ 'war.germany-us': true })).toEqual(['establish']);
  expect(barred({ 'war.japan-us': true })).toEqual([]);
});

it('shows with either choice its forces, and how the level was found (58.621, 58.631)', () => {
  const book = bookOf(worldNameTexts, vichyTexts, franceForceTexts);
  expect(options({}).map(({ label }) => render(book, label))).toEqual([
    'Establish Vichy France, with 12 factors of infantry, 2 factors of army air, 1 named ship of its choice, 2 cruisers, 2 factors of destroyers. Free French: 3 factors of infantry.',
    'Do not: all of France becomes Axis. Free French: 6 factors of infantry, 2 factors of army air, 1 named ship of its choice, 2 cruisers, 2 factors of destroyers.',
  ]);
  const open = startOf('campaign-1939', FALLEN);
  const asked = vichyChoice.asks?.({} as Books, { open } as View, {});
  expect(asked?.sheets).toEqual([{ name: 'surrender-level/france', dice: [] }]);
  expect(asked?.prompt).toEqual(vichyTexts.ask.vichy({ level: 0 }));
});
