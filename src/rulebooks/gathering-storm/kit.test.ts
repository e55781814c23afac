import { expect, it } from 'vitest';
import { shortened } from '../../kernel/kit/options.ts';
import { summary } from '../../kernel/kit/report.ts';
import { tried } from '../../kernel/kit/tried.test-helper.ts';
import { gatheringStorm } from './index.ts';
import { TRIED } from './kit.test-helper.ts';

it.each(TRIED)('passes the acceptance kit $name', ({ options }) => {
  const report = tried(gatheringStorm, shortened(options));
  expect(report.faults, summary(report)).toEqual([]);
});
