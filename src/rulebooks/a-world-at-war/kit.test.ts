import { expect, it, vi } from 'vitest';
import { shortened } from '../../kernel/kit/options.ts';
import { type KitReport, merged, summary } from '../../kernel/kit/report.ts';
import { tried } from '../../kernel/kit/tried.test-helper.ts';
import { aWorldAtWar } from './index.ts';
import { PLAIN, TRIED } from './kit.test-helper.ts';

const reports: KitReport[] = [];

vi.resetModules();
const elsewhere = (await import('./index.ts')).aWorldAtWar;

/** Who keeps the secrets is tried in one way; whole games, in all ways, are for the proof. */
const ways = TRIED.map((way, nth) => ({ ...way, nth })).filter(({ name }) => !name.endsWith('by paper'));

it.each(ways)('passes the acceptance kit $name', ({ name, options, doors, nth }) => {
  // what was written down for a year is opened at its end, and a pair has to outlive its secret
  const short = shortened(options, nth, doors?.includes('sheet') || name === PLAIN.name ? 44 : undefined);
  const report = tried(aWorldAtWar, { ...short, ...(name === PLAIN.name && { elsewhere }) });
  expect(report.faults, summary(report)).toEqual([]);
  reports.push(report);
});

it('has every answer left', () => {
  const { habits } = merged(reports);
  expect([...habits].toSorted()).toEqual(['covert-operations', 'lesser-result', 'subversion']);
});

it('ends when a global war is put right where nothing is asked any more of what was told', () => {
  // without an end to that this never comes back
  const setups = [{ scenario: 'global-1939', rulings: {}, data: null }];
  const report = tried(aWorldAtWar, {
    setups,
    seeds: 1,
    from: 1,
    pairs: 4,
    share: 0,
    asides: 60,
    rows: true,
    upTo: 60,
  });
  expect(report.faults, summary(report)).toEqual([]);
  expect(report.moves).toBe(60);
});
