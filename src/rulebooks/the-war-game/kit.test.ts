import { expect, it, vi } from 'vitest';
import { shortened } from '../../kernel/kit/options.ts';
import { summary } from '../../kernel/kit/report.ts';
import { tried } from '../../kernel/kit/tried.test-helper.ts';
import { theWarGame } from './index.ts';
import { BIDS, PLAIN, TRIED } from './kit.test-helper.ts';

vi.resetModules();
const elsewhere = (await import('./index.ts')).theWarGame;

it.each(TRIED)('passes the acceptance kit $name', ({ name, options }) => {
  // bids are few: that game is short enough as it is
  const short = name === BIDS.name ? options : shortened(options);
  const report = tried(theWarGame, { ...short, ...(name === PLAIN.name && { elsewhere }) });
  expect(report.faults, summary(report)).toEqual([]);
  if (name !== BIDS.name) return;
  expect([...report.doors]).toEqual(['bid']);
  expect(report.pairs.passed).toBeGreaterThan(0);
});
