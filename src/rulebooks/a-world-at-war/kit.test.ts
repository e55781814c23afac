import { expect, it } from 'vitest';
import { shortened } from '../../kernel/kit/options.ts';
import { type KitReport, merged, summary } from '../../kernel/kit/report.ts';
import { tried } from '../../kernel/kit/tried.test-helper.ts';
import { aWorldAtWar } from './index.ts';
import { TRIED } from './kit.test-helper.ts';

const reports: KitReport[] = [];

it.each(TRIED)('passes the acceptance kit $name', ({ options }) => {
  const report = tried(aWorldAtWar, shortened(options));
  expect(report.faults, summary(report)).toEqual([]);
  reports.push(report);
});

it('opens every door in some game', () => {
  const { doors } = merged(reports);
  expect([...doors].toSorted()).toEqual(aWorldAtWar.doors.map(({ name }) => name).toSorted());
});
