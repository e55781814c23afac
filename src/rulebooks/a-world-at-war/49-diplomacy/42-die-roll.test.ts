import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import { booksToRead } from '../../../kernel/solo/index.ts';
import { chooseRulings } from '../../../kernel/kit/front.test-helper.ts';
import { type FactSpec, type FactValue, type Facts, evaluateNamed } from '../../../kernel/index.ts';
import { makeSetting } from '../facts/books.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import type { WorldGround } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { rolledResult } from './42-die-roll.ts';
import { rollSheet } from './42-leads.ts';
import { DIPLOMACY } from './index.ts';

const [scenario] = SCENARIOS;
if (!scenario) throw new Error('no scenario');
const setting = makeSetting({
  scenario,
  rulings: chooseRulings(
    DIPLOMACY.flatMap(({ rulings = [] }) => rulings),
    {},
  ) as never,
  data: null,
});
const books = booksToRead<WorldGround>(setting, { ...setting, known: () => () => undefined });

/** Any value of a fact. */
function anyValue({ type }: FactSpec): fc.Arbitrary<FactValue> {
  if (type.kind === 'boolean') return fc.boolean();
  if (type.kind === 'number') return fc.integer({ min: type.min, max: type.max });
  return fc.constantFrom(...type.values);
}

/** Any facts that a target's sheet reads. */
function anyFacts(target: string): fc.Arbitrary<Record<string, FactValue>> {
  const keys = new Set(books.sheets[rollSheet(target)]?.lines.flatMap((line) => line.needs));
  return fc.record(
    Object.fromEntries([...keys].map((key) => [key, anyValue(books.facts[key] as FactSpec)])),
  ) as fc.Arbitrary<Record<string, FactValue>>;
}

const total = (target: string, known: Readonly<Record<string, FactValue>>) =>
  evaluateNamed(books, rollSheet(target), ((key) => known[key]) as Facts);

/** The result of a roll; null while more than one is left. */
function resultOrNull(target: string, facts: Facts): string | null {
  try {
    return rolledResult(books, target, facts);
  } catch {
    return null;
  }
}

describe.each(MINORS)('the roll for %s (49.426)', (target) => {
  it('is the sum of its lines, and has one result', () => {
    fc.assert(
      fc.property(anyFacts(target), (known) => {
        const { lines, total: sum, outcomes, missing } = total(target, known);
        expect(sum.min).toBe(sum.max);
        expect(lines.reduce((so, line) => so + line.min, 0)).toBe(sum.min);
        expect(outcomes).toHaveLength(1);
        expect(missing).toEqual([]);
      }),
      { numRuns: trials(40) },
    );
  });

  it('has the same result with and without its sheet, also while facts are unknown', () => {
    fc.assert(
      fc.property(anyFacts(target), fc.func(fc.boolean()), (facts, isUnknown) => {
        const hidden = (key: string) => books.facts[key]?.by === undefined && isUnknown(key);
        const known: Facts = (key) => (hidden(key) ? undefined : facts[key]);
        const { outcomes } = evaluateNamed(books, rollSheet(target), known);
        expect(resultOrNull(target, known)).toBe(outcomes.length === 1 ? outcomes[0] : null);
      }),
      { numRuns: trials(60) },
    );
  });

  it('rises by one with each Axis DP, and falls by one with each Allied DP (49.4261)', () => {
    fc.assert(
      fc.property(anyFacts(target), fc.nat(39), (known, dps) => {
        const with_ = (faction: string, points: number) =>
          total(target, { ...known, [`dp.${faction}.${target}`]: points }).total.min;
        expect(with_('european-axis', dps + 1) - with_('european-axis', dps)).toBe(1);
        for (const ally of ['western-allies', 'russia'])
          expect(with_(ally, dps + 1) - with_(ally, dps)).toBe(-1);
      }),
      { numRuns: trials(20) },
    );
  });
});
