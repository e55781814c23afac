import { expect, it } from 'vitest';
import fc from 'fast-check';
import { trials } from '../../scripts/thorough.test-helper.ts';
import { canonical } from './json.ts';

/** The byte form in its plainest words: what was hashed before must hash alike ever after. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = value as Record<string, unknown>;
  const keys = Object.keys(members).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${plainly(members[key])}`).join(',')}}`;
}

/** Texts with all that is escaped, whole and halved letters of two halves among them. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('a', '"', '\\', '\n', '\u0000', '\u001f', '\u007f', '\ud83d', '\ude00'),
  }),
);

const json = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 5 },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any')),
    fc.dictionary(text, tie('any')),
  ),
})).any;

it('gives every value its bytes, keys sorted', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonical(value)).toBe(plainly(value));
    }),
    { numRuns: trials(500) },
  );
  expect(canonical({ b: [], a: { 10: 1, 9: {} } })).toBe('{"a":{"10":1,"9":{}},"b":[]}');
});

it.each([
  undefined,
  Number.NaN,
  Infinity,
  -0,
  /of letters/,
  new Map(),
  [undefined],
  { a: undefined },
  () => 0,
])('takes nothing that JSON cannot carry back: %s', (value) => {
  expect(() => canonical(value)).toThrow('not canonical');
});

it('gives records of many keys their bytes, whatever order each of them came in', () => {
  const many = fc.uniqueArray(fc.string({ maxLength: 4 }), { minLength: 60, maxLength: 63 });
  const shuffled = many.chain((keys) =>
    fc.array(fc.shuffledSubarray(keys, { minLength: keys.length }), { minLength: 2, maxLength: 4 }),
  );
  fc.assert(
    fc.property(shuffled, (orders) => {
      // each order twice, and others between
      for (const keys of [...orders, ...orders]) {
        const record = Object.fromEntries(keys.map((key, i) => [key, i]));
        expect(canonical(record)).toBe(plainly(record));
      }
    }),
  );
});
