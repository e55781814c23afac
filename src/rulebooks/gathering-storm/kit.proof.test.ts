import { expect, it } from 'vitest';
import { unopened } from '../../kernel/kit/door.ts';
import { type KitReport, medianLife, merged, summary } from '../../kernel/kit/report.ts';
import { tried } from '../../kernel/kit/tried.test-helper.ts';
import { gatheringStorm } from './index.ts';
import { PLAIN, TRIED } from './kit.test-helper.ts';

const reports: KitReport[] = [];

it.each(TRIED)('passes the acceptance kit $name, in whole games', ({ name, options }) => {
  const report = tried(gatheringStorm, options);
  expect(report.faults, summary(report)).toEqual([]);
  if (name === PLAIN.name) expect(medianLife(report)).toBeGreaterThanOrEqual(6);
  reports.push(report);
});

it('opens each door on each decision that it declares', () => {
  const all = merged(reports);
  const silent = unopened({ rulebook: gatheringStorm as never }, all.openings);
  expect(silent.filter(({ seldom }) => seldom === null)).toEqual([]);
});
