import { expect, it, vi } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { shortTry } from '../../kernel/kit/shortened.test-helper.ts';
import { summary } from '../../kernel/kit/report.ts';
import { tryKit } from '../../kernel/kit/tried.test-helper.ts';
import { gatheringStorm } from './index.ts';
import { PLAIN, KIT_TRIES } from './kit.test-helper.ts';

vi.resetModules();
const elsewhere = (await import('./index.ts')).gatheringStorm;

/** What only a whole game shows, and strengths on paper, are for the whole games of the proof. */
const LONG = /^over all|on paper/;
/** Here the plain game; the proof tries the other ways too, and further on. */
const ways = KIT_TRIES.map((way, nth) => ({ ...way, nth })).filter(({ name }) =>
  PROOF ? !LONG.test(name) : name === PLAIN.name,
);
const MOST = PROOF ? 24 : 14;

it.each(ways)('passes the acceptance kit $name', ({ name, options, nth }) => {
  const report = tryKit(gatheringStorm, {
    ...shortTry(options, nth, MOST),
    ...(name === PLAIN.name && { elsewhere }),
  });
  expect(report.faults, summary(report)).toEqual([]);
});
