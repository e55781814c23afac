import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import { copyFacts, sample } from '../../../kernel/kit/front.test-helper.ts';
import { type Words, setFact } from '../../../kernel/index.ts';
import { check } from '../../../kernel/solo/index.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { startOf } from '../start.test-helper.ts';
import type { Open } from '../state.ts';
import { available, owedFor, SOURCES, type UnitSource, type Unit, UNIT_IDS } from './31-owed.ts';
import { removalForm } from './31-removal.ts';

type Stock = Readonly<Record<UnitSource, Readonly<Record<Unit, number>>>>;

const stock = fc.record(
  Object.fromEntries(
    SOURCES.map((source) => [
      source,
      fc.record(Object.fromEntries(UNIT_IDS.map((unit) => [unit, fc.integer({ min: 0, max: 4 })]))),
    ]),
  ),
) as fc.Arbitrary<Stock>;

const START = startOf('campaign-1939');

function withStock(has: Stock, ruling = 'exact'): Open {
  const open = {
    ...START,
    facts: copyFacts(START.facts),
    rulings: { ...START.rulings, 'russia-exact': ruling },
  };
  for (const source of SOURCES)
    for (const unit of UNIT_IDS) setFact(open.facts, available.key(source, unit), has[source][unit]);
  return open;
}

const inAll = (has: Stock, unit: Unit): number => SOURCES.reduce((sum, each) => sum + has[each][unit], 0);

/** What 60.31A asks for in all, told another way: unit by unit, level by level. */
function asked(has: Stock, levels: number): Record<Unit, number> {
  const left = Object.fromEntries(UNIT_IDS.map((unit) => [unit, inAll(has, unit)])) as Record<Unit, number>;
  const gone: Record<Unit, number> = {
    'armor-4-5': 0,
    'armor-3-5': 0,
    'infantry-3-3': 0,
    infantry: 0,
    aaf: 0,
  };
  const take = (unit: Unit): boolean => {
    if (left[unit] === 0) return false;
    left[unit]--;
    gone[unit]++;
    return true;
  };
  for (let level = 0; level < levels; level++) {
    if (!take('armor-4-5')) for (const unit of ['armor-3-5', 'infantry', 'infantry'] as const) take(unit);
    for (const unit of ['aaf', 'infantry-3-3', 'infantry-3-3', 'infantry-3-3'] as const) take(unit);
  }
  return gone;
}

/** Whether a removal takes that much, and nothing from a source while an earlier one has more of the same (60.31B). */
function isLawful(has: Stock, levels: number, given: Readonly<Record<string, number>>): boolean {
  const wanted = asked(has, levels);
  const of = (source: UnitSource, unit: Unit): number => given[`${source}/${unit}`] ?? 0;
  return UNIT_IDS.every((unit) => {
    const taken = SOURCES.reduce((sum, source) => sum + of(source, unit), 0);
    const isInOrder = SOURCES.every((source, i) =>
      SOURCES.slice(0, i).every((before) => of(source, unit) === 0 || of(before, unit) === has[before][unit]),
    );
    const isThere = SOURCES.every((source) => of(source, unit) <= has[source][unit]);
    return taken === wanted[unit] && isInOrder && isThere;
  });
}

const context = { facts: {}, clauses: [] };
const levelsBelow = fc.integer({ min: 1, max: 4 });

it('takes the removal that the list asks for, and one that differs in any row not', () => {
  const anyRow = fc.constantFrom(...SOURCES.flatMap((source) => UNIT_IDS.map((unit) => `${source}/${unit}`)));
  fc.assert(
    fc.property(stock, levelsBelow, anyRow, anyRow, (has, levels, up, down) => {
      const open = withStock(has);
      const owed = owedFor(open, levels);
      const form = removalForm(open, owed);
      const exact = Object.fromEntries(
        owed.units.flatMap(({ unit, from }) =>
          Object.entries(from).map(([source, count]) => [`${source}/${unit}`, count]),
        ),
      );
      expect(isLawful(has, levels, exact)).toBe(true);
      expect(check(form, exact, context)).toBeNull();
      const other = { ...exact, [up]: (exact[up] ?? 0) + 1 };
      const moved = { ...other, [down]: Math.max(0, (other[down] ?? 0) - 1) };
      for (const each of [other, moved])
        expect(check(form, each, context) === null, JSON.stringify(each)).toBe(isLawful(has, levels, each));
    }),
    { numRuns: trials(300) },
  );
});

it('offers no removal that nobody could give', () => {
  fc.assert(
    fc.property(stock, levelsBelow, fc.constantFrom('exact', 'least'), (has, levels, ruling) => {
      const open = withStock(has, ruling);
      const form = removalForm(open, owedFor(open, levels));
      const answer = sample(form, seededRandom(levels), {});
      expect(check(form, answer, context)).toBeNull();
    }),
    { numRuns: trials(100) },
  );
});

it('asks of a source only what the sources before it do not have', () => {
  const open = startOf('campaign-1939');
  const tell = (source: UnitSource, unit: Unit, count: number): void =>
    setFact(open.facts, available.key(source, unit), count);
  expect(owedFor(open, 1).missing).toEqual([
    'available.mobilized.armor-4-5',
    'available.mobilized.infantry-3-3',
    'available.mobilized.aaf',
  ]);
  tell('mobilized', 'armor-4-5', 0);
  tell('mobilized', 'infantry-3-3', 3);
  tell('mobilized', 'aaf', 1);
  expect(owedFor(open, 1).missing).toEqual(['available.unbuilt.armor-4-5']);
  tell('unbuilt', 'armor-4-5', 0);
  tell('built', 'armor-4-5', 0);
  expect(owedFor(open, 1).missing).toEqual(['available.mobilized.armor-3-5', 'available.mobilized.infantry']);
});

it('says that units are short only where something that was asked for lacks', () => {
  const none = Object.fromEntries(UNIT_IDS.map((unit) => [unit, 0])) as Record<Unit, number>;
  const has: Stock = {
    mobilized: { ...none, 'armor-3-5': 1, infantry: 2, aaf: 1, 'infantry-3-3': 3 },
    unbuilt: none,
    built: none,
  };
  expect(owedFor(withStock(has), 1).isShort).toBe(false);
  expect(owedFor(withStock({ ...has, mobilized: { ...has.mobilized, infantry: 1 } }), 1).isShort).toBe(true);
  expect(owedFor(withStock(has), 2).isShort).toBe(true);
});

it('says of each row how much goes, or why nothing does, and limits only the sources that give something', () => {
  const none = Object.fromEntries(UNIT_IDS.map((unit) => [unit, 0])) as Record<Unit, number>;
  const has: Stock = {
    mobilized: { ...none, 'infantry-3-3': 1 },
    unbuilt: { ...none, 'armor-4-5': 5, 'infantry-3-3': 9 },
    built: { ...none, 'armor-4-5': 5, 'armor-3-5': 5, infantry: 5 },
  };
  const open = withStock(has);
  const { rows, limits } = removalForm(open, owedFor(open, 1));
  const said = rows.map(({ id, max, barred }) => [id, max ?? (barred?.reason as Words | undefined)?.key]);
  expect(Object.fromEntries(said)).toEqual({
    'mobilized/armor-4-5': 'bar.noneThere',
    'mobilized/armor-3-5': 'bar.armorLeft',
    'mobilized/infantry-3-3': 1,
    'mobilized/infantry': 'bar.armorLeft',
    'mobilized/aaf': 'bar.noneThere',
    'unbuilt/armor-4-5': 1,
    'unbuilt/armor-3-5': 'bar.armorLeft',
    'unbuilt/infantry-3-3': 2,
    'unbuilt/infantry': 'bar.armorLeft',
    'unbuilt/aaf': 'bar.noneThere',
    'built/armor-4-5': 'bar.enoughBefore',
    'built/armor-3-5': 'bar.armorLeft',
    'built/infantry-3-3': 'bar.enoughBefore',
    'built/infantry': 'bar.armorLeft',
    'built/aaf': 'bar.noneThere',
  });
  expect(limits.map((each) => [each.rows, each.min, each.max, (each.reason as Words).key])).toEqual([
    [['unbuilt/armor-4-5'], 1, 1, 'limit.removed'],
    [['mobilized/infantry-3-3', 'unbuilt/infantry-3-3'], 3, 3, 'limit.removed'],
    [['mobilized/infantry-3-3'], 1, 1, 'limit.source'],
    [['unbuilt/infantry-3-3'], 2, 2, 'limit.source'],
  ]);
});

it('says by ruling that as much is the least', () => {
  const none = Object.fromEntries(UNIT_IDS.map((unit) => [unit, 0])) as Record<Unit, number>;
  const open = withStock({ mobilized: { ...none, aaf: 7 }, unbuilt: none, built: none }, 'least');
  const { rows, limits } = removalForm(open, owedFor(open, 1));
  expect(rows.find(({ id }) => id === 'mobilized/aaf')?.max).toBe(7);
  expect(limits.map((each) => [each.rows, each.min, each.max, (each.reason as Words).key])).toEqual([
    [['mobilized/aaf'], 1, undefined, 'limit.removedLeast'],
  ]);
});
