import { expect, it } from 'vitest';
import { unopenedDoors } from '../../kernel/kit/door.ts';
import { type KitReport, medianLife, mergeReports, summary } from '../../kernel/kit/report.ts';
import { tryKit } from '../../kernel/kit/tried.test-helper.ts';
import { aWorldAtWar } from './index.ts';
import { PLAIN, KIT_TRIES } from './kit.test-helper.ts';

/** What was found in each way, for the checks of all of it at the end. */
const reports = new Map<string, KitReport>();

it.each(KIT_TRIES)('passes the acceptance kit $name, in whole games', ({ name, options, doors }) => {
  const report = tryKit(aWorldAtWar, options);
  expect(report.faults, summary(report)).toEqual([]);
  reports.set(name, report);
  if (doors) expect([...report.doors].toSorted()).toEqual(doors);
});

it('plays pairs of games that live on, and uses every row that it offers', () => {
  const report = reports.get(PLAIN.name);
  if (!report) throw new Error('the games of the test before are wanted');
  // covert operations are announced in the phase in which they are said: such a pair lives no longer
  expect(medianLife(report)).toBeGreaterThanOrEqual(4);
  const { used, offered } = report.rows;
  expect([...offered].filter((row) => !used.has(row))).toEqual([]);
});

it('opens each door on each decision that it declares', () => {
  const all = mergeReports([...reports.values()]);
  const silent = unopenedDoors({ rulebook: aWorldAtWar }, all.openings);
  expect(silent.filter(({ seldom }) => seldom === null)).toEqual([]);
});

it('ends when a global war is put right where nothing is asked any more of what was told', () => {
  // without an end to that this never comes back
  const setups = [{ scenario: 'global-1939', rulings: {}, data: null }];
  const report = tryKit(aWorldAtWar, {
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
  // a step that is sealed is played to its end
  expect(report.moves).toBeGreaterThanOrEqual(60);
});
