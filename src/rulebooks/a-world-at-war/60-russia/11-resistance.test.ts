import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import { type FactValue, rulingFact } from '../../../kernel/index.ts';
import { choiceAt, choicesLeft, evaluate, sizeOf } from '../../../kernel/kit/front.test-helper.ts';
import { resistanceSheet as ofChina } from '../61-china/11-resistance.ts';
import { schemaOf } from '../facts/schema.ts';
import { resistanceSheet as ofRussia } from './11-resistance.ts';

const ruling = {
  type: { kind: 'choice', values: ['down', 'nearest'] },
  question: { key: 'x' },
  lasts: 'ever',
  clauses: [],
} as const;
const schema = { ...schemaOf(), [rulingFact('resistance-rounding')]: ruling };

/** Which way each fact moves a level; who holds a place is no more and no less. */
const WAYS = {
  russia: {
    'dp.level.russia': 1,
    'atomic.russia': -1,
    'firestormed.russia': -1,
    'oil-effects.russia': -1,
    'axis-in-britain': -1,
    'unbuilt-factors.russia': -1,
    'ics.russia': 1,
    'french-hexes.western': 1,
    'war.germany-britain': 1,
    'war.germany-france': 1,
    'war.germany-us': 1,
    'surrendered.france': -1,
  },
  china: { 'unbuilt-factors.china': -1, 'foreign-factors.china': 1 },
} as const;

const SHEETS = { russia: ofRussia(), china: ofChina() };

/** Values for every fact of a sheet. */
function anyFacts(of: keyof typeof SHEETS): fc.Arbitrary<Record<string, FactValue>> {
  const keys = [...new Set(SHEETS[of].lines.flatMap(({ needs }) => needs))];
  return fc.record(Object.fromEntries(keys.map((key) => [key, anyValue(key)])));
}

function anyValue(key: string): fc.Arbitrary<FactValue> {
  const spec = schema[key];
  if (!spec) throw new Error(`no fact ${key}`);
  const values = choicesLeft(undefined, spec.type);
  return fc.integer({ min: 0, max: sizeOf(values) - 1 }).map((i) => choiceAt(values, i));
}

const CASES = Object.entries(WAYS).flatMap(([of, ways]) =>
  Object.entries(ways).map(([key, way]) => [of as keyof typeof SHEETS, key, way] as const),
);

it.each(CASES)('the level of %s moves one way alone with %s', (of, key, way) => {
  const total = (facts: Record<string, FactValue>): number =>
    evaluate(of, SHEETS[of], (each) => facts[each], schema).total.min;
  fc.assert(
    fc.property(anyFacts(of), anyValue(key), anyValue(key), (facts, one, other) => {
      const [low, high] = Number(one) < Number(other) ? [one, other] : [other, one];
      const moved = total({ ...facts, [key]: high }) - total({ ...facts, [key]: low });
      expect(moved * way).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: trials(60) },
  );
});

it.each(['russia', 'china'] as const)('the range of the level of %s holds every completion', (of) => {
  fc.assert(
    fc.property(anyFacts(of), fc.array(fc.nat(20)), (facts, hidden) => {
      const keys = Object.keys(facts);
      const unknown = new Set(hidden.map((i) => keys[i % keys.length]));
      const full = evaluate(of, SHEETS[of], (key) => facts[key], schema).total.min;
      const { total } = evaluate(
        of,
        SHEETS[of],
        (key) => (unknown.has(key) ? undefined : facts[key]),
        schema,
      );
      expect(total.min).toBeLessThanOrEqual(full);
      expect(total.max).toBeGreaterThanOrEqual(full);
    }),
    { numRuns: trials(60) },
  );
});
