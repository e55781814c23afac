import { describe, expect, it } from 'vitest';
import { startOf } from '../start.test-helper.ts';
import { STANDINGS } from '../starts/standing.ts';
import { BUNDLED_TABLES } from '../tables/bundled.ts';
import { effectOf, favours } from '../tables/results.ts';
import { MINORS } from '../tables/targets.ts';
import { beneficiaryOf, favouredBy, lesserOptions } from './5-results.ts';
import { rowOf, rowsOf } from './5-rows.ts';

it.each(MINORS)('the table of %s has one row for every total', (target) => {
  for (let total = -12; total <= 20; total++) {
    const hit = rowsOf(BUNDLED_TABLES, target).filter(
      ({ from = -99, to = 99 }) => from <= total && total <= to,
    );
    expect(hit, `${target} at ${total}`).toHaveLength(1);
  }
});

it('every result that can be in effect is a row of every table and favours the side of its power', () => {
  const open = startOf('european-1940');
  for (const value of STANDINGS.slice(1)) {
    const [power, result = ''] = value.split('/');
    for (const target of MINORS)
      expect(favours(rowOf(BUNDLED_TABLES, open, target, result)?.effect ?? 'none')).toBe(
        power === 'germany' || power === 'italy' ? 'axis' : 'allied',
      );
  }
});

describe('who is favoured (49.51C)', () => {
  it.each([
    ['turkey', '-1', 2, 1, 'western-allies'],
    ['turkey', '-1', 1, 2, 'russia'],
    ['turkey', '-1', 2, 2, 'tie'],
    ['spain', '-1', 0, 0, 'western-allies'],
    ['turkey', '8', 3, 3, 'european-axis'],
    ['turkey', '3-4', 3, 1, null],
  ] as const)('%s at %s with %i Western and %i Russian DPs: %s', (target, row, west, russia, expected) => {
    const open = startOf('european-1940');
    open.revealed = {
      'western-allies': { [`dp/${target}`]: west },
      russia: { [`dp/${target}`]: russia },
    };
    expect(favouredBy(open, target, effectOf(row))).toBe(expected);
  });
});

describe('who benefits (49.51A, B)', () => {
  it.each([
    ['european-1940', {}, 'turkey', 'european-axis', 'germany'],
    ['european-1940', {}, 'turkey', 'russia', 'russia'],
    ['european-1940', {}, 'turkey', 'western-allies', 'britain'],
    ['european-1942', {}, 'turkey', 'western-allies', 'us'],
    ['european-1942', { 'standing.turkey': 'britain/0' }, 'turkey', 'western-allies', 'britain'],
    ['european-1942', { 'standing.turkey': 'france/0' }, 'turkey', 'western-allies', 'us'],
    ['european-1942', { 'standing.turkey': 'russia/0' }, 'turkey', 'western-allies', 'us'],
    ['european-1942', {}, 'vichy-france', 'western-allies', 'britain'],
    ['european-1942', {}, 'belgium-luxembourg', 'western-allies', 'us'],
  ] as const)('%s %j: %s for %s: %s', (scenario, facts, target, faction, power) => {
    expect(beneficiaryOf(BUNDLED_TABLES, startOf(scenario, facts), target, faction)).toBe(power);
  });
});

const options = (target: string, rolled: string, facts: Readonly<Record<string, string>>) =>
  lesserOptions(BUNDLED_TABLES, startOf('european-1940', facts), {
    target,
    by: [],
    kind: 'named',
    rolled,
    settled: null,
    faction: null,
  }).map(({ value, barred }) => (barred ? `(${value})` : value));

describe('lesser results (49.53)', () => {
  it.each([
    ['hungary', '10', {}, ['10', '9', '8', '7', '5-6', '3-4']],
    ['hungary', '-2', {}, ['-2', '-1', '0', '1-2', '3-4']],
    ['belgium-luxembourg', '8', {}, ['8', '7', '1-6']],
    // the printed example: Germany has Hungary as an associate and rolls a 7
    ['hungary', '7', { 'standing.hungary': 'germany/9' }, ['7', '5-6', '3-4']],
    ['hungary', '10', { 'standing.hungary': 'germany/9' }, ['10', '9', '(8)', '(7)', '5-6', '3-4']],
    ['turkey', '-3', { 'standing.turkey': 'russia/-2' }, ['-3', '-2', '(-1)', '(0)', '1-2', '3-4']],
    // hex control is no association
    ['hungary', '9', { 'standing.hungary': 'germany/8' }, ['9', '8', '7', '5-6', '3-4']],
  ] as const)('%s at %s with %j: %j', (target, rolled, facts, expected) => {
    expect(options(target, rolled, facts)).toEqual(expected);
  });
});
