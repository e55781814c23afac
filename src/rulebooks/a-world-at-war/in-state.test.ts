import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../scripts/thorough.test-helper.ts';
import type { FactValue } from '../../kernel/index.ts';
import { bindFamilies } from '../../kernel/kit/front.test-helper.ts';
import { brpsDue } from './49-diplomacy/59-brps-due.ts';
import { DIPLOMACY } from './49-diplomacy/index.ts';
import { standing } from './starts/standing.ts';
import { startOf } from './start.test-helper.ts';
import type { FactGround, WorldFamily, Open } from './state.ts';

/** Those that are kept in the state itself: any other is kept with what was reported. */
const KEPT_IN_STATE = DIPLOMACY.flatMap(({ facts = [] }) => facts as readonly WorldFamily[]).filter(
  (each) => each.write !== undefined,
);

const {
  facts: schema,
  known,
  write,
} = bindFamilies<FactGround>(KEPT_IN_STATE, {
  rulings: startOf('european-1940').rulings,
  tables: {},
  page: [],
  list: [],
});
const kept = Object.keys(schema).filter((key) => schema[key]?.kept);

/** Any value of a fact. */
function anyValue(key: string): fc.Arbitrary<FactValue> {
  const type = schema[key]?.type;
  if (type?.kind === 'number') return fc.integer({ min: type.min, max: type.max });
  return type?.kind === 'choice' ? fc.constantFrom(...type.values) : fc.boolean();
}

const valuesIn = (open: Open) =>
  Object.fromEntries(kept.map((key) => [key, known({ seat: null, open })(key)]));

/** Spain can be associated by an attack only while it is associated (49.632). */
const associated = { [standing.key('spain')]: 'germany/9' };

it('reads every fact that is only corrected as it was last written, and no other changes with it', () => {
  expect(kept.length).toBeGreaterThan(100);
  const anyFact = fc.constantFrom(...kept).chain((key) => fc.tuple(fc.constant(key), anyValue(key)));
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 20 }), (written) => {
      const open = startOf('european-1940', associated);
      const before = valuesIn(open);
      for (const [key, value] of written) write({ open, sealed: {} }, { [key]: { value, as: 'correction' } });
      expect(valuesIn(open)).toEqual({ ...before, ...Object.fromEntries(written) });
    }),
    { numRuns: trials(30) },
  );
});

it('leaves what stands in the game where nobody knows it any more', () => {
  const open = startOf('european-1940');
  open.due = [{ power: 'germany', target: 'finland', brps: 5 }];
  write({ open, sealed: {} }, { [brpsDue.key('germany', 'finland')]: { as: 'unknown' } });
  expect(open.due).toHaveLength(1);
});

it('does not say how many BRPs all of a country are', () => {
  const open = startOf('european-1940');
  open.due = [{ power: 'germany', target: 'finland', brps: 'all' }];
  expect(known({ seat: null, open })(brpsDue.key('germany', 'finland'))).toEqual({ min: 0, max: 200 });
});
