import { performance } from 'node:perf_hooks';
import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop } from './loop.ts';
import { playKernel } from './play.ts';
import { boundGame, TURNS } from './turn.ts';

const GAMES = 20;
const ROUNDS = 30;
const WARM_UP = 10;
const SEED = 'the-war-game';
const TARGETS = { ratio: 10 } as const;

const game = boundGame();
const variants = {
  loop: () => playLoop(game, new SeededStream(SEED), GAMES),
  rulebook: () => playKernel(game, new SeededStream(SEED), GAMES, { check: false }),
  telling: () => playKernel(game, new SeededStream(SEED), GAMES, { check: false, tell: () => undefined }),
};
type Variant = keyof typeof variants;
const names = Object.keys(variants) as Variant[];
const times: Record<Variant, number[]> = { loop: [], rulebook: [], telling: [] };
const sums = new Set<number>();

// interleaved rounds, so that whatever slows the machine slows all alike; the first rounds warm up
for (let round = -WARM_UP; round < ROUNDS; round++)
  for (const name of names) {
    const from = performance.now();
    sums.add(variants[name]());
    if (round >= 0) times[name].push(performance.now() - from);
  }

/** By the quickest round: what disturbs a machine only ever adds time. */
const rate = (name: Variant): number => Math.round((GAMES * TURNS * 1000) / Math.min(...times[name]));
const turnsPerSecond = { loop: rate('loop'), rulebook: rate('rulebook'), telling: rate('telling') };
const ratioTo = (name: Variant): number => Number((turnsPerSecond.loop / turnsPerSecond[name]).toFixed(1));
const ratios = { rulebook: ratioTo('rulebook'), telling: ratioTo('telling') };
const equal = sums.size === 1;

if (process.argv.includes('--json'))
  console.log(
    JSON.stringify({ turnsPerSecond, ratios, targets: TARGETS, checksum: equal ? [...sums][0] : null }),
  );
else {
  console.log(`loop      ${turnsPerSecond.loop} turns/s`);
  console.log(`rulebook  ${turnsPerSecond.rulebook} turns/s; ${turnsPerSecond.telling} while it tells all`);
  console.log(`the loop is ${ratios.rulebook} times as fast; to reach: ${TARGETS.ratio} times`);
  console.log(`the loop is ${ratios.telling} times as fast as the rulebook that tells`);
  console.log(equal ? 'Equal checksums.' : 'THE CHECKSUMS DIFFER.');
}
process.exitCode = equal ? 0 : 1;
