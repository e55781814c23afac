import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookOf, evaluate, render } from '../../../kernel/kit/front.test-helper.ts';
import type { FactValue } from '../../../kernel/index.ts';
import { boundTo } from '../books.test-helper.ts';
import { worldNameTexts } from '../names.words.ts';
import { TURNS } from '../war/wars.ts';
import { surrenderLevelSheet } from './21-level.ts';
import { franceLevelTexts } from './21-level.words.ts';
import { SHEET } from './22-found.ts';
import { franceForceTexts } from './6-forces.words.ts';

const SCHEMA = boundTo('campaign-1939').books.facts;

type Known = Readonly<Record<string, FactValue>>;

const anyFrance: fc.Arbitrary<Known> = fc.record({
  'control.paris': fc.constantFrom('axis', 'western'),
  'control.lyon': fc.constantFrom('axis', 'western', 'nobody'),
  'control.marseilles': fc.constantFrom('axis', 'western', 'nobody'),
  'objectives.france': fc.nat(6),
  'ground-factors.france': fc.nat(60),
  'fleet.france.whole': fc.nat(60),
  'fleet.france.half': fc.nat(40),
  'france.turn': fc.constantFrom(...TURNS),
  'dp.european-axis.france': fc.nat(5),
  'dp.western-allies.france': fc.nat(5),
  'covert-used.european-axis.france': fc.nat(3),
  'covert-used.western-allies.france': fc.nat(3),
  'covert-used.russia.france': fc.nat(3),
  'cooperation.france': fc.boolean(),
  'ruling.french-covert': fc.constantFrom('reduce', 'modify'),
});

function levelIn(known: Known) {
  return evaluate(SHEET, surrenderLevelSheet(), (key) => known[key], SCHEMA);
}

const total = (known: Known): number => levelIn(known).total.min;

it('stays within three either way, and is the sum within that (58.22)', () => {
  fc.assert(
    fc.property(anyFrance, (known) => {
      const { sum, total: level, outcomes } = levelIn(known);
      expect(level.min).toBe(Math.max(-3, Math.min(3, sum.min)));
      expect(outcomes).toHaveLength(1);
    }),
  );
});

it('never rises with what is French, nor falls with what is Axis', () => {
  fc.assert(
    fc.property(anyFrance, fc.integer({ min: 1, max: 12 }), (known, more) => {
      const with_ = (key: string): number => total({ ...known, [key]: Number(known[key]) + more });
      for (const key of [
        'objectives.france',
        'ground-factors.france',
        'fleet.france.whole',
        'fleet.france.half',
      ])
        expect(with_(key)).toBeLessThanOrEqual(total(known));
      expect(with_('dp.western-allies.france')).toBeLessThanOrEqual(total(known));
      expect(with_('dp.european-axis.france')).toBeGreaterThanOrEqual(total(known));
      expect(total({ ...known, 'control.paris': 'axis' })).toBeGreaterThanOrEqual(total(known));
    }),
  );
});

it('by ruling french-covert takes no more DPs away than there are, or counts each', () => {
  const line = (known: Known) => levelIn(known).lines.find(({ id }) => id === '58.21E/covert')?.min;
  fc.assert(
    fc.property(anyFrance, (known) => {
      const none = { ...known, 'dp.european-axis.france': 0, 'dp.western-allies.france': 0 };
      expect(line({ ...none, 'ruling.french-covert': 'reduce' })).toBe(0);
      const allied =
        Number(known['covert-used.western-allies.france']) + Number(known['covert-used.russia.france']);
      expect(line({ ...none, 'ruling.french-covert': 'modify' })).toBe(
        Number(known['covert-used.european-axis.france']) - allied,
      );
    }),
  );
});

it('says of each level which forces it brings, by the rows of the three tables', () => {
  const { outcomes = [] } = surrenderLevelSheet();
  expect(outcomes.map(({ id }) => id)).toEqual(['+3', '+2', '+1', '0', '-1', '-2', '-3']);
  for (const { id, clauses } of outcomes)
    expect(clauses).toEqual([`58.621/v${id}`, `58.621/n${id}`, `58.631/${id}`]);
  const book = bookOf(worldNameTexts, franceLevelTexts, franceForceTexts);
  expect(outcomes.flatMap(({ id, label }) => (id === '+2' ? [render(book, label)] : []))).toEqual([
    'Vichy France: 15 factors of infantry, 3 factors of army air, 1 named ship of its choice, 3 cruisers, 6 factors of destroyers; Free French beside it: 1 factor of infantry; without it: 6 factors of infantry, 1 cruiser, 1 factor of destroyers',
  ]);
});
