import { expect, it } from 'vitest';
import { schemaOf } from './facts/schema.ts';

// What is likely still so when it is asked again, and is filled in: who holds what and how things stand, no
// number but how low a DP level is surely not.

const page = [
  { id: 'north', power: 'germany', label: 'controls the north', value: 1 },
  { id: 'towns', power: 'russia', label: 'towns lost', value: -1, most: 5 },
] as const;
const list = [
  { id: 'war', tension: 'usat', kind: 'war', label: 'at war', value: 1 },
  { id: 'pact', tension: 'usat', kind: 'status', label: 'a pact is in force', value: 1 },
  { id: 'sunk', tension: 'usat', kind: 'event', label: 'a ship is sunk', value: 1 },
] as const;
const facts = schemaOf({ page, list: list as never });

const likely = Object.keys(facts).filter((key) => facts[key]?.likely);

/** What saves working out a check (54.22, 58.11A): as sure as last time, and nothing new; and a country that held out (49.435). */
const isOfChecks = (key: string): boolean =>
  key.startsWith('conquered.') ||
  key.startsWith('dp.least.') ||
  key.startsWith('changed.') ||
  key.startsWith('safe.') ||
  key === 'paris.axis';

it('is what the page says of who holds what, what goes on in a tension, and what saves a check', () => {
  expect(likely.filter((key) => !isOfChecks(key))).toHaveLength(4);
  expect(likely).toContain('dp.least.germany');
  expect(likely).toContain('changed.germany');
  expect(likely).toContain('paris.axis');
  expect(likely).toContain('dp.page.germany.north');
  expect(likely).toContain('dp.page.now.germany.north');
});

it('is no total, no count and no event of one year', () => {
  for (const key of ['brp.germany', 'dp.other.germany', 'dp.allotment.germany', 'dp.page.russia.towns'])
    expect(facts[key], key).toMatchObject({ lasts: 'year', type: { kind: 'number' } });
  expect(likely.filter((key) => !isOfChecks(key) && facts[key]?.type.kind === 'number')).toEqual([]);
  expect(facts['france.fell-this-year']?.likely).toBeUndefined();
});
