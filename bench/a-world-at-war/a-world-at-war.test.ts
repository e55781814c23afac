import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { SeededStream } from '../../src/trust/stream.ts';
import { campaignOnKernel, playCampaign } from './campaign.ts';
import { playCampaignLoop, playLoop } from './loop.ts';
import { playKernel, yearOnKernel } from './play.ts';

it('is the same year on the kernel and as a loop', () => {
  const year = yearOnKernel();
  for (const seed of PROOF ? ['a', 'b', 'c'] : ['a']) {
    const loop = playLoop(new SeededStream(seed), 60);
    expect(playKernel(year, new SeededStream(seed), 60, { check: true, tell: () => undefined })).toBe(loop);
    expect(playKernel(year, new SeededStream(seed), 60, { check: false })).toBe(loop);
  }
});

it('is the same year of campaign, with all checks', () => {
  const campaign = campaignOnKernel();
  const years = PROOF ? 97 : 10;
  const loop = playCampaignLoop(new SeededStream('a'), years);
  expect(playCampaign(campaign, new SeededStream('a'), years, { check: false })).toBe(loop);
  const few = PROOF ? 20 : 5;
  const checked = playCampaignLoop(new SeededStream('b'), few);
  const told = { check: true, tell: () => undefined };
  expect(playCampaign(campaign, new SeededStream('b'), few, told)).toBe(checked);
});
