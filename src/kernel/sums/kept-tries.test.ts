import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { FactSchema, FactSpec, FactType, Possible } from './facts.ts';
import type { Line, Sheet, Values } from './sheet.ts';
import { words } from '../texts/words.ts';

const t = words('t');
const spec = (type: FactType): FactSpec => ({ type, question: t, lasts: 'ever', clauses: [] });
const small = { kind: 'number', min: 0, max: 5 } as const;
const schema: FactSchema = {
  a: spec(small),
  b: spec(small),
  c: spec(small),
  d: spec({ kind: 'boolean' }),
  e: spec({ kind: 'choice', values: ['us', 'them', 'none'] }),
};
const KEYS = Object.keys(schema);

/** A line of a product, so that it depends on all that it reads; `seen` is told each time that it is worked out. */
function line(id: string, needs: readonly string[], value: Line['value'], seen = () => {}): Line {
  const counted = (known: Values) => {
    seen();
    return value(known);
  };
  return { id, clause: id, label: t, needs, value: counted };
}

const LINES: readonly Line[] = [
  line('ab', ['a', 'b'], (known) => known.number('a') * known.number('b')),
  line('bd', ['b', 'd'], (known) => (known.truth('d') ? -known.number('b') : { min: 0, max: 1 })),
  line('c', ['c'], (known) => 2 * known.number('c')),
  line('e', ['e'], (known) => (known.text('e') === 'us' ? 3 : 0)),
];
const OUTCOMES: Sheet['outcomes'] = [
  { id: 'low', to: 4, label: t, clauses: [] },
  { id: 'high', from: 5, label: t, clauses: [] },
];
const sheetOf = (lines: readonly Line[]): Sheet => ({ title: t, lines, outcomes: OUTCOMES });

const range = fc.tuple(fc.nat(5), fc.nat(5)).map(([x, y]) => ({ min: Math.min(x, y), max: Math.max(x, y) }));
const known: Readonly<Record<string, fc.Arbitrary<Possible>>> = {
  a: fc.oneof(fc.nat(5), range, fc.constant(undefined)),
  b: fc.oneof(fc.nat(5), range, fc.constant(undefined)),
  c: fc.oneof(fc.nat(5), fc.constant({ values: [1, 4] }), fc.constant(undefined)),
  d: fc.oneof(fc.boolean(), fc.constant(undefined)),
  e: fc.oneof(fc.constant('us'), fc.constant({ values: ['us', 'none'] }), fc.constant(undefined)),
};
const change = fc
  .constantFrom(...KEYS)
  .chain((key) => (known[key] ?? fc.constant(undefined)).map((to) => [key, to] as const));

it('is what it was without anything kept, whatever was known before', () => {
  const sheet = sheetOf(LINES);
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      const facts: Record<string, Possible> = {};
      for (const [key, to] of changes) {
        facts[key] = to;
        const read = (each: string): Possible => facts[each];
        // copies of lines have nothing kept
        const anew = sheetOf(LINES.map((each) => ({ ...each })));
        expect(evaluate('sheet', sheet, read, schema)).toEqual(evaluate('sheet', anew, read, schema));
      }
    }),
  );
});

it('tries lines anew only when something that they read is another', () => {
  let [some, other] = [0, 0];
  const sheet = sheetOf([
    line(
      'a',
      ['a', 'b'],
      (values) => values.number('a') + values.number('b'),
      () => some++,
    ),
    line(
      'c',
      ['c'],
      (values) => values.number('c'),
      () => other++,
    ),
  ]);
  const counts = (facts: Readonly<Record<string, Possible>>): readonly number[] => {
    [some, other] = [0, 0];
    evaluate('sheet', sheet, (key) => facts[key], schema);
    return [some, other];
  };
  // once to see that it is open, and once for each value
  expect(counts({ a: 1 })).toEqual([7, 7]);
  expect(counts({ a: 1 })).toEqual([1, 1]);
  expect(counts({ a: 2 })).toEqual([7, 1]);
  expect(counts({ a: 1 })).toEqual([1, 1]);
  expect(counts({ a: 1, c: { min: 2, max: 3 } })).toEqual([1, 3]);
});
