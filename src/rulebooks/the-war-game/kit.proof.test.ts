import { expect, it, vi } from 'vitest';
import { type KitReport, mergeReports, summary } from '../../kernel/kit/report.ts';
import { tryKit } from '../../kernel/kit/tried.test-helper.ts';
import { theWarGame } from './index.ts';
import { KIT_TRIES } from './kit.test-helper.ts';

const reports: KitReport[] = [];

vi.resetModules();
const elsewhere = (await import('./index.ts')).theWarGame;

it.each(KIT_TRIES)('passes the acceptance kit $name, in whole games', ({ options, doors }) => {
  const report = tryKit(theWarGame, { ...options, elsewhere });
  expect(report.faults, summary(report)).toEqual([]);
  reports.push(report);
  if (doors) expect([...report.doors].toSorted()).toEqual(doors);
});

it('has answered every standing decision', () => {
  const all = mergeReports(reports);
  expect([...all.standing].toSorted()).toEqual(['allow', 'report', 'ruling', 'skip']);
});
