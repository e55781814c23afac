import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import { type FactValue, rulingFact } from '../../../kernel/index.ts';
import { choiceAt, choicesLeft, evaluate, sizeOf } from '../../../kernel/kit/front.test-helper.ts';
import { schemaOf } from '../facts/schema.ts';
import { startOf } from '../start.test-helper.ts';
import { resistanceSheet } from './21-resistance.ts';

const rounding = {
  type: { kind: 'choice', values: ['down', 'nearest'] },
  question: { key: 'x' },
  lasts: 'ever',
  clauses: [],
} as const;
const schema = { ...schemaOf(), [rulingFact('resistance-rounding')]: rounding };
const { rulings } = startOf('global-1939');
const SHEETS = { true: resistanceSheet(true, rulings), false: resistanceSheet(false, rulings) };

/** Which way each fact moves the level: who holds a place is no more and no less, and USAT is worth less from a war on. */
const WAYS = {
  'dp.level.britain': 1,
  'surrendered-minor.australia': -1,
  'surrendered-minor.india': -1,
  'atomic.britain': -1,
  'firestormed.britain': -1,
  'oil-effects.britain': -1,
  'transports.atlantic': 1,
  'russians.eastern-europe': 1,
  'unbuilt-factors.britain': -1,
  'removed-factors.britain': -1,
  'navy.allied.whole': 1,
  'navy.allied.half': 1,
  'navy.axis.whole': -1,
  'navy.axis.half': -1,
  'war.germany-russia': 1,
  'war.italy-us': 1,
  'surrendered.france': -1,
  'western-front': 1,
  'west.in-germany': 1,
  'russians.western-poland': 1,
  'britain.points': -1,
} as const;

const KEYS = [...new Set(SHEETS.false.lines.flatMap(({ needs }) => needs))];

function anyValue(key: string): fc.Arbitrary<FactValue> {
  const spec = schema[key];
  if (!spec) throw new Error(`no fact ${key}`);
  const values = choicesLeft(undefined, spec.type);
  return fc.integer({ min: 0, max: sizeOf(values) - 1 }).map((i) => choiceAt(values, i));
}

const anyFacts = fc.record(Object.fromEntries(KEYS.map((key) => [key, anyValue(key)])));

it.each(Object.entries(WAYS))('moves one way alone with %s', (key, way) => {
  const total = (facts: Record<string, FactValue>): number =>
    evaluate('britain', SHEETS.false, (each) => facts[each], schema).total.min;
  fc.assert(
    fc.property(anyFacts, anyValue(key), anyValue(key), (facts, one, other) => {
      const [low, high] = Number(one) < Number(other) ? [one, other] : [other, one];
      const moved = total({ ...facts, [key]: high }) - total({ ...facts, [key]: low });
      expect(moved * way).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: trials(40) },
  );
});

it('has a range that holds every completion', () => {
  fc.assert(
    fc.property(anyFacts, fc.array(fc.nat(60)), (facts, hidden) => {
      const unknown = new Set(hidden.map((i) => KEYS[i % KEYS.length]));
      const full = evaluate('britain', SHEETS.false, (key) => facts[key], schema).total.min;
      const known = (key: string) => (unknown.has(key) ? undefined : facts[key]);
      const { total } = evaluate('britain', SHEETS.false, known, schema);
      expect(total.min).toBeLessThanOrEqual(full);
      expect(total.max).toBeGreaterThanOrEqual(full);
    }),
    { numRuns: trials(40) },
  );
});

it('asks in Europe for the date and not for who holds Singapore', () => {
  const needs = SHEETS.true.lines.flatMap((line) => line.needs);
  expect(needs).not.toContain('control.singapore');
  expect(needs).toContain('singapore.fallen');
});
