import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FactValue } from '../../kernel/facts.ts';
import { allFacts } from './facts.ts';
import { writeKept } from './kept.ts';
import { knownOf } from './known.ts';
import { startOf } from './start.test-helper.ts';

const schema = allFacts({ tables: {}, page: [], list: [] });
const kept = Object.keys(schema).filter((key) => schema[key]?.kept);

/** Any value of a fact. */
function anyValue(key: string): fc.Arbitrary<FactValue> {
  const type = schema[key]?.type;
  if (type?.kind === 'number') return fc.integer({ min: type.min, max: type.max });
  return type?.kind === 'choice' ? fc.constantFrom(...type.values) : fc.boolean();
}

it('reads every fact that is only corrected as it was last written, and no other changes with it', () => {
  expect(kept.length).toBeGreaterThan(100);
  const anyFact = fc.constantFrom(...kept).chain((key) => fc.tuple(fc.constant(key), anyValue(key)));
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 20 }), (written) => {
      const open = startOf('european-1940');
      const before = Object.fromEntries(kept.map((key) => [key, knownOf({ seat: null, open })(key)]));
      for (const [key, value] of written) writeKept(open, key, value);
      const after = knownOf({ seat: null, open });
      const expected = { ...before, ...Object.fromEntries(written) };
      expect(Object.fromEntries(kept.map((key) => [key, after(key)]))).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

it('does not say how many BRPs all of a country are', () => {
  const open = startOf('european-1940');
  open.due = [{ power: 'germany', target: 'finland', brps: 'all' }];
  expect(knownOf({ seat: null, open })('brps-due.germany.finland')).toEqual({ min: 0, max: 200 });
});
