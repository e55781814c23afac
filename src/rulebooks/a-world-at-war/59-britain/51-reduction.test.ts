import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import { copyFacts, sample } from '../../../kernel/kit/front.test-helper.ts';
import { type Allocation, setFact } from '../../../kernel/index.ts';
import { check } from '../../../kernel/solo/index.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { startOf } from '../start.test-helper.ts';
import type { Open } from '../state.ts';
import { countedOf, owedFor, reductionForm, requiredOf } from './51-reduction.ts';
import { countsAs, KINDS, britishUnitsLeft, SHIP_STATES, SIZES } from './51-units.ts';

const START = startOf('campaign-1939');

function withLeft(aaf: number, ground: number, naval: number): Open {
  const open = { ...START, facts: copyFacts(START.facts) };
  for (const [kind, count] of Object.entries({ aaf, ground, naval }))
    setFact(open.facts, britishUnitsLeft.key(kind as 'aaf'), count);
  return open;
}

const CONTEXT = { facts: {}, clauses: [] };

it('asks for what the level owes of each kind, or for all there is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.tuple(fc.nat(30), fc.nat(60), fc.nat(140)),
      (levels, has) => {
        const open = withLeft(...has);
        const owed = owedFor(levels);
        expect(KINDS.map((kind) => requiredOf(open, kind, levels))).toEqual(
          KINDS.map((kind, i) => Math.min(owed[kind], has[i] as number)),
        );
      },
    ),
    { numRuns: trials(30) },
  );
});

it('takes every answer that comes to as much, and none that does not', () => {
  const random = seededRandom(59);
  for (const levels of [1, 3, 10]) {
    const open = withLeft(30, 60, 140);
    const form = reductionForm(open, levels);
    const given = sample(form, random, {}) as Allocation;
    expect(check(form, given, CONTEXT)).toBeNull();
    for (const kind of KINDS) expect(countedOf(given, kind)).toBeGreaterThanOrEqual(owedFor(levels)[kind]);
    expect(check(form, {}, CONTEXT)).not.toBeNull();
  }
});

it('counts a naval unit by its state, and never below nothing', () => {
  const counts = SHIP_STATES.map((state) => [state, ...SIZES.map((size) => countsAs(state, size))]);
  expect(counts).toEqual([
    ['whole', 1, 2, 3, 4, 5],
    ['damaged', 0, 1, 2, 3, 4],
    ['sunk-in-port', 0, 0, 1, 2, 3],
    ['launch', 1, 2, 3, 4, 5],
    ['row-2', 0, 1, 2, 3, 4],
    ['row-3', 0, 0, 1, 2, 3],
    ['row-4', 0, 0, 0, 1, 2],
    ['row-5', 0, 0, 0, 0, 1],
  ]);
});
