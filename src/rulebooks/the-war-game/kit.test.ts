import { expect, it, vi } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { shortTry } from '../../kernel/kit/shortened.test-helper.ts';
import { summary } from '../../kernel/kit/report.ts';
import { tryKit } from '../../kernel/kit/tried.test-helper.ts';
import { theWarGame } from './index.ts';
import { BIDS, PLAIN, KIT_TRIES } from './kit.test-helper.ts';

vi.resetModules();
const elsewhere = (await import('./index.ts')).theWarGame;

/** The plain game, and the bids, which alone are secret; the proof has all ways, and whole games. */
const ways = KIT_TRIES.filter(({ name }) =>
  PROOF ? name !== 'on a map of the players, world-1942' : [PLAIN.name, BIDS.name].includes(name),
);

it.each(ways)('passes the acceptance kit $name', ({ name, options }) => {
  // bids are few: that game is short enough as it is
  const short =
    name === BIDS.name ? { ...options, mends: 1, ...(!PROOF && { pairs: 2 }) } : shortTry(options);
  const report = tryKit(theWarGame, { ...short, ...(name === PLAIN.name && { elsewhere }) });
  expect(report.faults, summary(report)).toEqual([]);
  if (name !== BIDS.name) return;
  expect([...report.doors]).toEqual(['bid']);
  expect(report.pairs.passed).toBeGreaterThan(0);
});
