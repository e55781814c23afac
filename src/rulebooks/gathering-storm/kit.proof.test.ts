import { expect, it } from 'vitest';
import { unopenedDoors } from '../../kernel/kit/door.ts';
import { type KitReport, medianLife, mergeReports, summary } from '../../kernel/kit/report.ts';
import { tryKit } from '../../kernel/kit/tried.test-helper.ts';
import { gatheringStorm } from './index.ts';
import { PLAIN, KIT_TRIES } from './kit.test-helper.ts';

const reports: KitReport[] = [];

it.each(KIT_TRIES)('passes the acceptance kit $name, in whole games', ({ name, options }) => {
  const report = tryKit(gatheringStorm, options);
  expect(report.faults, summary(report)).toEqual([]);
  if (name === PLAIN.name) expect(medianLife(report)).toBeGreaterThanOrEqual(6);
  reports.push(report);
});

it('opens each door on each decision that it declares', () => {
  const all = mergeReports(reports);
  const silent = unopenedDoors({ rulebook: gatheringStorm as never }, all.openings);
  expect(silent.filter(({ seldom }) => seldom === null)).toEqual([]);
});
