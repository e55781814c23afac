import { performance } from 'node:perf_hooks';
import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop } from './loop.ts';
import { playKernel, yearOnKernel } from './play.ts';

const YEARS = 200;
const ROUNDS = 60;
const WARM_UP = 20;
const SEED = 'a-world-at-war';
const TARGETS = { ratio: 10, yearsPerSecond: 5000 } as const;

const year = yearOnKernel();
const variants = {
  loop: () => playLoop(new SeededStream(SEED), YEARS),
  rulebook: () => playKernel(year, new SeededStream(SEED), YEARS, { check: false }),
};
type Variant = keyof typeof variants;
const names = Object.keys(variants) as Variant[];
const times: Record<Variant, number[]> = { loop: [], rulebook: [] };
const sums = new Set<number>();

// interleaved rounds, so that whatever slows the machine slows both alike; the first rounds warm up
for (let round = -WARM_UP; round < ROUNDS; round++)
  for (const name of names) {
    const from = performance.now();
    sums.add(variants[name]());
    if (round >= 0) times[name].push(performance.now() - from);
  }

/** By the quickest round: what disturbs a machine only ever adds time. */
const rate = (name: Variant): number => Math.round((YEARS * 1000) / Math.min(...times[name]));
const yearsPerSecond = { loop: rate('loop'), rulebook: rate('rulebook') };
const ratio = Number((yearsPerSecond.loop / yearsPerSecond.rulebook).toFixed(1));
const equal = sums.size === 1;

if (process.argv.includes('--json'))
  console.log(
    JSON.stringify({ yearsPerSecond, ratio, targets: TARGETS, checksum: equal ? [...sums][0] : null }),
  );
else {
  console.log(`loop      ${yearsPerSecond.loop} years/s`);
  console.log(`rulebook  ${yearsPerSecond.rulebook} years/s, to reach ${TARGETS.yearsPerSecond}`);
  console.log(`the loop is ${ratio} times as fast; to reach: ${TARGETS.ratio} times`);
  console.log(equal ? 'Equal checksums.' : 'THE CHECKSUMS DIFFER.');
}
process.exitCode = equal ? 0 : 1;
