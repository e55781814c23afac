import { performance } from 'node:perf_hooks';
import { isRefusal } from '../../src/kernel/clause.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { playLoop } from './loop.ts';
import { playKernel } from './play.ts';
import { SeededStream } from '../../src/trust/stream.ts';
import { BareStream, type Stream } from './random.ts';
import { minidip } from './rulebook.ts';

const GAMES = 2000;
const ROUNDS = 31;
const SEED = 'minidip';
const TARGETS = { checked: 0.75, trusted: 0.85, full: 0.4 } as const;

const table = bindTable(minidip, { scenario: 'only', rulings: {}, data: null });
if (isRefusal(table)) throw new Error('minidip cannot be bound');
const bound = table;

let told = 0;
const tell = (): void => void told++;

/** The game in its variants, all on the same stream. */
function variantsOn(stream: () => Stream) {
  return {
    loop: () => playLoop(stream(), GAMES),
    checked: () => playKernel(bound, stream(), GAMES, { check: true }),
    trusted: () => playKernel(bound, stream(), GAMES, { check: false }),
    full: () => playKernel(bound, stream(), GAMES, { check: true, tell }),
  };
}
type Variant = keyof ReturnType<typeof variantsOn>;

/** Interleaved rounds, so that whatever slows the machine slows all alike; the first rounds warm up. */
function measure(stream: () => Stream): {
  ratios: Record<Exclude<Variant, 'loop'>, number>;
  rates: Record<Variant, number>;
  sums: Set<number>;
} {
  const variants = variantsOn(stream);
  const names = Object.keys(variants) as Variant[];
  const times: Record<Variant, number[]> = { loop: [], checked: [], trusted: [], full: [] };
  const sums = new Set<number>();
  for (let round = -4; round < ROUNDS; round++)
    for (const name of names) {
      const from = performance.now();
      sums.add(variants[name]());
      if (round >= 0) times[name].push(performance.now() - from);
    }
  const rate = (name: Variant): number => Math.round((GAMES * 1000) / quickest(times[name]));
  const ratio = (name: Variant): number => Number((quickest(times.loop) / quickest(times[name])).toFixed(3));
  return {
    ratios: { checked: ratio('checked'), trusted: ratio('trusted'), full: ratio('full') },
    rates: { loop: rate('loop'), checked: rate('checked'), trusted: rate('trusted'), full: rate('full') },
    sums,
  };
}

/** The quickest round: what disturbs a machine only ever adds time. */
function quickest(list: readonly number[]): number {
  return Math.min(...list);
}

/** `ratios`: on the stream that simulations use. `bare`: on a stream so cheap that the kernel has nowhere to hide. */
const simulated = measure(() => new SeededStream(SEED));
const bare = measure(() => new BareStream(20261121));
const equal = simulated.sums.size === 1 && bare.sums.size === 1;

if (process.argv.includes('--json')) {
  const checksum = equal ? [...simulated.sums][0] : null;
  console.log(
    JSON.stringify({
      ratios: simulated.ratios,
      targets: TARGETS,
      gamesPerSecond: simulated.rates,
      bare: { ratios: bare.ratios, gamesPerSecond: bare.rates },
      checksum,
    }),
  );
} else {
  for (const [title, found] of [
    ['On the stream of simulations (SHA-256):', simulated],
    ['On a bare xorshift, for comparison:', bare],
  ] as const) {
    console.log(title);
    for (const [name, rate] of Object.entries(found.rates) as [Variant, number][]) {
      const aim =
        name === 'loop'
          ? ''
          : `${(found.ratios[name] * 100).toFixed(1)}% of the loop${found === simulated ? `, to reach ${TARGETS[name] * 100}%` : ''}`;
      console.log(`  ${name.padEnd(8)} ${String(rate).padStart(9)} games/s  ${aim}`);
    }
  }
  console.log(equal ? 'Equal checksums.' : 'THE CHECKSUMS DIFFER.');
}
process.exitCode = equal ? 0 : 1;
