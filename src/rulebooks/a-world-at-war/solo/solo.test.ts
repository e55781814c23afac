import { describe, expect, test } from 'vitest';
import {
  type Table,
  bindTable,
  copyJson,
  isRefusal,
  readAims,
  readHistory,
} from '../../../kernel/kit/front.test-helper.ts';
import { type Json, sums } from '../../../kernel/index.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import { aWorldAtWar } from '../index.ts';
import type { Open } from '../state.ts';
import { solo } from './index.ts';

const IDS = SCENARIOS.map(({ id }) => id);

function tableOf(scenario: string): Table {
  const table = bindTable(aWorldAtWar, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error('no table');
  return table;
}

describe.each(IDS)('%s', (scenario) => {
  const table = tableOf(scenario);
  const standings = solo.bind(table.setup);
  const open = copyJson(table.rules.setup().open) as Open;

  test('its aims are of its seats and places, and can be read back', () => {
    const places = standings.stands(open).map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
    const own = solo.aims.filter(({ scenarios }) => scenarios.includes(scenario));
    expect(own.length).toBeGreaterThan(0);
    for (const aims of own) {
      const read = readAims(aims as unknown as Json, aWorldAtWar, { dated: solo.dated, places });
      expect(read).toEqual({ file: aims });
      const seats = new Set(aims.lines.map(({ seat }) => seat));
      expect([...seats].toSorted()).toEqual(table.seats.toSorted());
    }
  });

  test('its histories tell facts that there are, with values that they take', () => {
    const own = solo.histories.filter(({ scenarios }) => scenarios.includes(scenario));
    expect(own.length).toBeGreaterThan(0);
    for (const history of own) {
      expect(readHistory(history as unknown as Json, aWorldAtWar, solo.dated)).toEqual({ file: history });
      for (const { facts } of history.lines)
        for (const [fact, value] of Object.entries(facts)) {
          const spec = table.rules.facts[fact];
          expect(spec, fact).toBeDefined();
          expect(spec && sums.fits(spec.type, value), `${fact} ${value}`).toBe(true);
        }
      for (const { facts, value } of history.else) {
        const meant = Object.entries(table.rules.facts).filter(([key]) =>
          facts.endsWith('*') ? key.startsWith(facts.slice(0, -1)) : key === facts,
        );
        expect(meant.length, facts).toBeGreaterThan(0);
        expect(
          meant.some(([, { type }]) => sums.fits(type, value)),
          facts,
        ).toBe(true);
      }
    }
  });

  test('all that stands says whose it is among its seats, and how much', () => {
    for (const { shares, place } of standings.stands(open))
      for (const share of Object.values(shares)) {
        expect(share, place).toBeGreaterThanOrEqual(0);
        expect(share, place).toBeLessThanOrEqual(100);
      }
  });
});

test('a history tells nothing that cannot come any more', () => {
  const { canCome } = solo.bind(tableOf('campaign-1939').setup);
  if (!canCome) throw new Error('it says of all that it comes');
  const open = copyJson(tableOf('campaign-1939').rules.setup().open) as Open;
  const friends: Open = { ...open, countries: { yugoslavia: { result: { power: 'germany', result: '9' } } } };
  expect(canCome(open, 'at-war.germany.yugoslavia', true)).toBe(true);
  expect(canCome(friends, 'at-war.germany.yugoslavia', true)).toBe(false);
  expect(canCome(friends, 'at-war.britain.yugoslavia', true)).toBe(true);
  expect(canCome(friends, 'conquered.yugoslavia', true)).toBe(false);
  expect(canCome({ ...friends, year: 1944 }, 'conquered.yugoslavia', true)).toBe(true);
  expect(canCome({ ...open, year: 1944 }, 'conquered.yugoslavia', true)).toBe(false);
  expect(canCome(open, 'war.italy-france', true)).toBe(true);
  expect(canCome({ ...open, falls: { france: { now: true } } }, 'war.italy-france', true)).toBe(false);
  expect(canCome(open, 'colony.tunisia', 'free')).toBe(false);
  expect(canCome({ ...open, places: { tunisia: { colony: 'vichy' } } }, 'colony.tunisia', 'free')).toBe(true);
});
