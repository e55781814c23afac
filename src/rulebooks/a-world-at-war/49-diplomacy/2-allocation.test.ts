import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../kernel/kit/front.test-helper.ts';
import { check } from '../../../kernel/solo/index.ts';
import { powersOf, type Faction, FACTIONS } from '../powers.ts';
import { startOf } from '../start.test-helper.ts';
import { RUSSIAN_TARGETS, TARGETS } from '../tables/targets.ts';
import { allocationForm } from './2-allocation.ts';
import { allocationBar, oneThird } from './3-restrictions.ts';

it.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [7, 3],
  [9, 3],
  [10, 4],
])('of %i DPs at most %i may be in one target (49.31)', (pool, third) => {
  expect(oneThird(pool)).toBe(third);
});

it('holds every placing to the DPs of each power and to a third of the faction in each target', () => {
  const open = startOf('european-1940');
  const points = fc.nat(4);
  const cases = fc.record({
    britain: fc.nat(9),
    france: fc.nat(9),
    placed: fc.record({ a: points, b: points, c: points, d: points }),
  });
  fc.assert(
    fc.property(cases, ({ britain, france, placed: { a, b, c, d } }) => {
      open.allotment = { britain, france, us: 0 };
      const answer = { 'britain/spain': a, 'france/spain': b, 'britain/turkey': c, 'france/turkey': d };
      const third = Math.ceil((britain + france) / 3);
      const legal = a + c <= britain && b + d <= france && a + b <= third && c + d <= third;
      const refusal = check(allocationForm(open, 'western-allies'), answer, {
        facts: {},
        clauses: ['49.21'],
      });
      expect(isRefusal(refusal)).toBe(!legal);
    }),
  );
});

it('lets Russia place DPs in nine targets and no other (49.32)', () => {
  const open = startOf('european-1940');
  const free = TARGETS.filter((target) => allocationBar(open, 'russia', target) === null);
  expect(free.toSorted()).toEqual([...RUSSIAN_TARGETS].toSorted());
  expect(free).toHaveLength(9);
});

it.each([
  ['european-axis', 1938, true],
  ['european-axis', 1939, false],
  ['western-allies', 1941, false],
  ['western-allies', 1942, true],
  ['russia', 1940, true],
] as const)('%s in %i is barred from USAT: %s (49.34, 49.81B)', (faction, year, barred) => {
  const open = { ...startOf('european-1940'), year };
  expect(allocationBar(open, faction, 'usat') !== null).toBe(barred);
});

it('bars the tensions that take no DPs to all (49.33, 49.35)', () => {
  const open = startOf('european-1940');
  const clauses = (faction: Faction, target: string) => allocationBar(open, faction, target)?.clauses[0];
  for (const faction of FACTIONS) {
    expect(clauses(faction, 'rgt')).toBe('49.33');
    expect(clauses(faction, 'usjt')).toBe('49.35');
  }
});

it('leaves a power to which no DPs were allotted nothing to place, whatever its faction has (49.24)', () => {
  const open = startOf('european-1940');
  open.allotment = { britain: 6 };
  const { rows } = allocationForm(open, 'western-allies');
  const most = (power: string) => rows.find(({ id }) => id === `${power}/spain`)?.max;
  expect([most('britain'), most('france'), most('us')]).toEqual([2, 0, 0]);
});

it('has a row for every power and target, barred ones too', () => {
  const open = startOf('european-1940');
  for (const faction of FACTIONS) {
    const { rows } = allocationForm(open, faction);
    expect(rows).toHaveLength(powersOf(faction).length * TARGETS.length);
    expect(rows.every((row) => row.max !== undefined)).toBe(true);
  }
});

it('bars USAT from 1942 on, also right after a form of 1941 (49.34)', () => {
  const open = startOf('european-1940');
  const usat = (year: number) => {
    open.year = year;
    return allocationForm(open, 'european-axis').rows.find(({ id }) => id === 'germany/usat')?.barred
      ?.clauses;
  };
  expect([usat(1941), usat(1942), usat(1941)]).toEqual([undefined, ['49.34', '49.81B'], undefined]);
});

it('says of which targets DPs count for nothing any more (49.435, 56.31A, 58.21E)', () => {
  const useless = (facts: Record<string, boolean>): string[] => {
    const open = startOf('european-1940', { 'conquered.norway': false, ...facts });
    open.allotment = { germany: 3, italy: 2 };
    const rows = allocationForm(open, 'european-axis').rows;
    return rows.flatMap(({ id, label, barred }) => (label.key === 'row.dpsUseless' && !barred ? [id] : []));
  };
  expect(useless({ 'surrendered.italy': false, 'surrendered.france': false })).toEqual([]);
  expect(useless({ 'surrendered.italy': true })).toEqual(['germany/italy', 'italy/italy']);
  expect(useless({ 'surrendered.france': true })).toEqual(['germany/france', 'italy/france']);
  expect(useless({ 'conquered.norway': true })).toEqual(['germany/norway', 'italy/norway']);
});

it.each([
  [7, 2, 3],
  [1, 8, 1],
  [0, 9, 0],
])('offers in a row no more than the power has, nor than a third: %i and %i', (germany, italy, most) => {
  const open = startOf('european-1940');
  open.allotment = { germany, italy };
  const row = allocationForm(open, 'european-axis').rows.find(({ id }) => id === 'germany/turkey');
  expect(row?.max).toBe(most);
});
