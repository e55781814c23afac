import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words } from '../texts/words.ts';
import type { Weights } from './belief.ts';
import { evaluate } from './evaluate.ts';
import type { FactKey, FactSchema, FactValue, Possible } from './facts.ts';
import type { Line, Sheet } from './sheet.ts';
import { chanceOf, sidesAlike, weigh } from './weigh.ts';

const KEYS = ['a', 'b', 'c', 'd'] as const;
const type = { kind: 'number', min: 0, max: 3 } as const;
const schema: FactSchema = Object.fromEntries(
  KEYS.map((key) => [key, { type, question: words(key), lasts: 'ever', clauses: [] }]),
);

const line = (id: string, needs: readonly FactKey[], factor: number): Line => ({
  id,
  clause: '1',
  label: words(id),
  needs,
  value: (known) => factor * needs.reduce((product, key) => product * known.number(key), 1),
});

const sheet: Sheet = {
  title: words('sheet'),
  lines: [line('1', ['a'], 1), line('2', ['a', 'b'], 2), line('3', ['c'], -1), line('4', ['c', 'd'], 1)],
  clamp: { min: -2, max: 15, clause: '1' },
  outcomes: [
    { id: 'low', to: 0, label: words('low'), clauses: [] },
    { id: 'middle', from: 1, to: 4, label: words('middle'), clauses: [] },
    { id: 'high', from: 5, label: words('high'), clauses: [] },
  ],
};

type Known = number | 'open' | readonly (readonly [number, number])[];

/** Every value of what is weighed by itself, with its weight: slow, and plainly right. */
function byForce(known: Readonly<Record<string, Known>>, outcome: string) {
  const weighed = KEYS.flatMap((key) => (Array.isArray(known[key]) ? [key] : []));
  let [sure, possible, of] = [0, 0, 0];
  const step = (depth: number, weight: number, now: Readonly<Record<string, FactValue>>): void => {
    const key = weighed[depth];
    if (key !== undefined) {
      for (const [value, its] of known[key] as readonly (readonly [number, number])[])
        step(depth + 1, weight * its, { ...now, [key]: value });
      return;
    }
    const facts = (each: string): Possible =>
      now[each] ?? (known[each] === 'open' ? undefined : (known[each] as number));
    const left = evaluate('sheet', sheet, facts, schema).outcomes;
    of += weight;
    if (left.includes(outcome)) possible += weight;
    if (left.length === 1 && left[0] === outcome) sure += weight;
  };
  step(0, 1, {});
  return [sure, possible, of];
}

describe('a sum of which some facts are weighed', () => {
  it('comes to each outcome as often as every value by itself says', () => {
    const weights = fc.uniqueArray(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 5 })), {
      minLength: 2,
      maxLength: 4,
      selector: ([value]) => value,
    });
    const one = fc.oneof(fc.nat(3), fc.constant('open' as const), weights);
    const all = fc.record({ a: one, b: one, c: one, d: one });
    fc.assert(
      fc.property(all, (known: Readonly<Record<string, Known>>) => {
        const given = new Map<string, Weights>();
        for (const [key, each] of Object.entries(known))
          if (Array.isArray(each))
            given.set(
              key,
              (each as readonly (readonly [number, number])[]).map(([value, its]) => [value, BigInt(its)]),
            );
        const facts = (key: string): Possible =>
          typeof known[key] === 'number' ? (known[key] as number) : undefined;
        const found = weigh('sheet', sheet, facts, schema, given);
        if (!found) throw new Error('too many ways');
        for (const { id } of sheet.outcomes ?? []) {
          const { sure, possible, of } = chanceOf(found, { outcomes: [id] });
          const [least, most, all] = byForce(known, id).map(BigInt) as [bigint, bigint, bigint];
          expect([sure * all, possible * all]).toEqual([least * of, most * of]);
        }
      }),
    );
  });

  it('says nothing where too many ways are left to count', () => {
    const wide = Array.from({ length: 12 }, (_, i) => `k${i}`);
    const many: FactSchema = Object.fromEntries(
      wide.map((key) => [key, { type, question: words(key), lasts: 'ever', clauses: [] }]),
    );
    const together = { title: words('sheet'), lines: [line('1', wide, 1)] };
    const weights = new Map(wide.map((key) => [key, sidesAlike(3)]));
    expect(weigh('sheet', together, () => undefined, many, weights)).toBeNull();
  });

  it('hopes for a total as well as for outcomes', () => {
    const found = weigh('sheet', sheet, () => 1, schema, new Map([['a', sidesAlike(3)]]));
    if (!found) throw new Error('too many ways');
    // a + 2a - 1 + 1 = 3, 6, 9
    expect(chanceOf(found, { from: 6 })).toEqual({ sure: 2n, possible: 2n, of: 3n });
    expect(chanceOf(found, { outcomes: ['middle'] })).toEqual({ sure: 1n, possible: 1n, of: 3n });
  });
});
