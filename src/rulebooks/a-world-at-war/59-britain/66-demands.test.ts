import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import { copyFacts, sample } from '../../../kernel/kit/front.test-helper.ts';
import type { Allocation } from '../../../kernel/index.ts';
import { check } from '../../../kernel/solo/index.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { putFacts, startOf } from '../start.test-helper.ts';
import type { Open } from '../state.ts';
import { britishMinor, minorBrps } from './65-minors.ts';
import { holder, isBritish, TERRITORIES, type BritishTerritory, TERRITORY_IDS } from './65-territories.ts';
import { concessionForm, costOf, worthOf } from './66-demands.ts';

const START = startOf('campaign-1939');
const MINORS = ['greece', 'turkey', 'norway'] as const;

/** Who holds what, and the BRPs of the minor countries that are British. */
interface Situation {
  readonly holders: readonly string[];
  readonly minors: readonly (number | null)[];
}

const situation: fc.Arbitrary<Situation> = fc.record({
  holders: fc.array(fc.constantFrom('british', 'axis', 'axis-after-britain', 'other'), {
    minLength: TERRITORY_IDS.length,
    maxLength: TERRITORY_IDS.length,
  }),
  minors: fc.array(fc.option(fc.integer({ min: 0, max: 40 })), { minLength: 3, maxLength: 3 }),
});
const points = fc.integer({ min: 0, max: 10 }).map((level) => 2 * level);

function openIn({ holders, minors }: Situation): Open {
  const open = { ...START, facts: copyFacts(START.facts), rulings: { ...START.rulings } };
  TERRITORY_IDS.forEach((id, i) => putFacts(open, { [holder.key(id)]: holders[i] ?? 'other' }));
  MINORS.forEach((id, i) => {
    const brps = minors[i] ?? null;
    putFacts(open, { [britishMinor.key(id)]: brps !== null });
    if (brps !== null) putFacts(open, { [minorBrps.key(id)]: brps });
  });
  return open;
}

/** The price of a row, told another way than the form does. */
function priceOf(row: string, { minors }: Situation): number {
  const [what, which] = row.split('/') as [string, string];
  if (what === 'indemnity') return 1;
  if (what === 'take') return TERRITORIES[which as BritishTerritory].points;
  const fives = Math.floor((minors[MINORS.indexOf(which as (typeof MINORS)[number])] ?? 0) / 5);
  return what === 'axis' ? 2 * fives : fives;
}

const total = (given: Allocation, here: Situation): number =>
  Object.entries(given).reduce((sum, [row, count]) => sum + count * priceOf(row, here), 0);

const priorityOf = (row: string): number =>
  row.startsWith('take/') ? TERRITORIES[row.slice(5) as BritishTerritory].priority : 2;

it('lists demands by their priority, and the indemnity, which has none, last', () => {
  fc.assert(
    fc.property(situation, (here) => {
      const rows = concessionForm(openIn(here), 8, false).rows.map(({ id }) => id);
      expect(rows.pop()).toBe('indemnity');
      const priorities = rows.map(priorityOf);
      expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
    }),
  );
});

it('takes no demand beyond its points or before its turn, and counts what is taken', () => {
  fc.assert(
    fc.property(situation, points, fc.nat(), (here, allowed, seed) => {
      const open = openIn(here);
      const given = sample(concessionForm(open, allowed, false), seededRandom(seed), {}) as Allocation;
      expect(total(given, here)).toBeLessThanOrEqual(allowed);
      expect(costOf(open, given, false)).toBe(total(given, here));
      expect(costOf(open, given, false)).toBeLessThanOrEqual(worthOf(open));
      const taken = Object.keys(given).filter((row) => row !== 'indemnity' && (given[row] ?? 0) > 0);
      const highest = Math.max(0, ...taken.map(priorityOf));
      for (const id of TERRITORY_IDS)
        if (isBritish(open, id) && TERRITORIES[id].priority < highest)
          expect(given[`take/${id}`], id).toBe(1);
      if (highest > 2)
        MINORS.filter((_, i) => typeof here.minors[i] === 'number').forEach((id) =>
          expect((given[`axis/${id}`] ?? 0) + (given[`neutral/${id}`] ?? 0), id).toBe(1),
        );
    }),
    { numRuns: trials(300) },
  );
});

it('refuses whatever breaks a price or a priority', () => {
  const anyRows = fc.uniqueArray(
    fc.constantFrom(
      ...TERRITORY_IDS.map((id) => `take/${id}`),
      ...MINORS.flatMap((id) => [`axis/${id}`, `neutral/${id}`]),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(situation, points, anyRows, (here, allowed, rows) => {
      const open = openIn(here);
      const given = Object.fromEntries(rows.map((row) => [row, 1]));
      const isLawful = rows.every((row) => isOpen(open, here, row, rows)) && total(given, here) <= allowed;
      const form = concessionForm(open, allowed, false);
      expect(check(form, given, { facts: {}, clauses: [] }) === null).toBe(isLawful);
    }),
    { numRuns: trials(500) },
  );
});

/** Whether a row may be taken among some, by what 59.65 and 59.66 say. */
function isOpen(open: Open, here: Situation, row: string, rows: readonly string[]): boolean {
  const [what, which] = row.split('/') as [string, string];
  if (what === 'take' && !isBritish(open, which as BritishTerritory)) return false;
  if (what !== 'take' && here.minors[MINORS.indexOf(which as (typeof MINORS)[number])] === null) return false;
  if (what === 'axis' && rows.includes(`neutral/${which}`)) return false;
  const earlier = TERRITORY_IDS.filter((id) => TERRITORIES[id].priority < priorityOf(row));
  const minors = priorityOf(row) > 2 ? MINORS.filter((_, i) => typeof here.minors[i] === 'number') : [];
  return (
    earlier.every((id) => !isBritish(open, id) || rows.includes(`take/${id}`)) &&
    minors.every((id) => rows.includes(`axis/${id}`) || rows.includes(`neutral/${id}`))
  );
}

it('says of what cannot be demanded whether the Axis have it, or nobody of the two', () => {
  const open = { ...START, facts: copyFacts(START.facts) };
  putFacts(open, {
    [holder.key('malta')]: 'axis',
    [holder.key('iraq')]: 'other',
    [holder.key('egypt')]: 'british',
  });
  const { rows } = concessionForm(open, 4, false);
  const reasonOf = (id: string) => rows.find((row) => row.id === `take/${id}`)?.barred?.reason.key;
  expect(['malta', 'iraq', 'egypt'].map(reasonOf)).toEqual(['bar.axisAlready', 'bar.notBritish', undefined]);
});

it('says of what a territory comes after, by its priority in the table', () => {
  const { after = [] } = concessionForm(START, 4, false);
  const priorities = Object.fromEntries(after.map(({ row, reason }) => [row, reason.args?.['priority']]));
  const told = TERRITORY_IDS.map((id) => priorities[`take/${id}`]).join(' ');
  expect(told).toBe('1 1 1 1 1 1 3 3 3 4 4 4 5 5 5 6 7 8');
});
