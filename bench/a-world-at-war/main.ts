import { performance } from 'node:perf_hooks';
import { SeededStream } from '../../src/trust/stream.ts';
import { campaignOnKernel, playCampaign } from './campaign.ts';
import { playCampaignLoop, playLoop } from './loop.ts';
import { playKernel, yearOnKernel } from './play.ts';

/** The loop plays the years so often in a round, so that a round takes each about as long: a short one is less disturbed. */
const REPEATS = 20;
const ROUNDS = 60;
const WARM_UP = 20;
const SEED = 'a-world-at-war';
const TARGETS = { ratio: 10, yearsPerSecond: 5000 } as const;

interface Compared {
  readonly about: string;
  readonly years: number;
  readonly loop: () => number;
  readonly rulebook: () => number;
  readonly times: { readonly loop: number[]; readonly rulebook: number[] };
  readonly sums: Set<number>;
}

function compared(about: string, years: number, variants: Pick<Compared, 'loop' | 'rulebook'>): Compared {
  return { about, years, ...variants, times: { loop: [], rulebook: [] }, sums: new Set() };
}

const stream = (): SeededStream => new SeededStream(SEED);
const year = yearOnKernel();
const campaign = campaignOnKernel();
const all: readonly Compared[] = [
  compared('A year of rule 49', 40, {
    loop: () => playLoop(stream(), 40),
    rulebook: () => playKernel(year, stream(), 40, { check: false }),
  }),
  compared('A year of campaign with all checks', 20, {
    loop: () => playCampaignLoop(stream(), 20),
    rulebook: () => playCampaign(campaign, stream(), 20, { check: false }),
  }),
];

function timed(play: () => number, repeats: number, { sums }: Compared): number {
  const from = performance.now();
  for (let i = 0; i < repeats; i++) sums.add(play());
  return performance.now() - from;
}

// interleaved rounds, so that whatever slows the machine slows all alike; the first rounds warm up
for (let round = -WARM_UP; round < ROUNDS; round++)
  for (const each of all) {
    const loop = timed(each.loop, REPEATS, each);
    const rulebook = timed(each.rulebook, 1, each);
    if (round < 0) continue;
    each.times.loop.push(loop);
    each.times.rulebook.push(rulebook);
  }

/** By the median round: all take about as long, so that what disturbs the machine disturbs all alike. */
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** How many a second. */
const rate = (years: number, times: readonly number[]): number => Math.round((years * 1000) / median(times));

const figures = all.map(({ about, years, times, sums }) => {
  const [loop, rulebook] = [rate(years * REPEATS, times.loop), rate(years, times.rulebook)];
  const checksum = sums.size === 1 ? [...sums][0] : null;
  return { about, yearsPerSecond: { loop, rulebook }, ratio: Number((loop / rulebook).toFixed(1)), checksum };
});
const equal = figures.every(({ checksum }) => checksum !== null);

if (process.argv.includes('--json')) console.log(JSON.stringify({ figures, targets: TARGETS }));
else {
  for (const { about, yearsPerSecond, ratio } of figures) {
    console.log(`${about}:`);
    console.log(`  loop      ${yearsPerSecond.loop} years/s`);
    console.log(`  rulebook  ${yearsPerSecond.rulebook} years/s`);
    console.log(`  the loop is ${ratio} times as fast; to reach: ${TARGETS.ratio} times`);
  }
  console.log(`to reach in a year of rule 49: ${TARGETS.yearsPerSecond} years/s`);
  console.log(equal ? 'Equal checksums.' : 'THE CHECKSUMS DIFFER.');
}
process.exitCode = equal ? 0 : 1;
