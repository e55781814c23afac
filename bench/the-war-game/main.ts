import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop } from './loop.ts';
import { playKernel } from './play.ts';
import { boundGame, type Game, TURNS } from './turn.ts';

const GAMES = 2;
/** The loop plays the games so often in a round, so that a round takes each about as long: a short one is less disturbed. */
const REPEATS = 10;
const ROUNDS = 60;
const WARM_UP = 20;
const SEED = 'the-war-game';
const TARGETS = { ratio: 10 } as const;

/** Whole game turns, with the attempts of part II and without any. */
const games = { influence: boundGame(true), none: boundGame(false) };
type Variant = 'loop' | 'rulebook' | 'telling';
const VARIANTS: readonly Variant[] = ['loop', 'rulebook', 'telling'];

interface Measured {
  readonly times: Record<Variant, number[]>;
  readonly sums: Set<number>;
}

const measured: Record<keyof typeof games, Measured> = { influence: fresh(), none: fresh() };
const names = Object.keys(games) as (keyof typeof games)[];

function fresh(): Measured {
  return { times: { loop: [], rulebook: [], telling: [] }, sums: new Set() };
}

function play(game: Game, variant: Variant): number {
  const stream = (): SeededStream => new SeededStream(SEED);
  if (variant === 'telling')
    return playKernel(game, stream(), GAMES, { check: false, tell: () => undefined });
  if (variant === 'rulebook') return playKernel(game, stream(), GAMES, { check: false });
  let sum = 0;
  for (let i = 0; i < REPEATS; i++) sum = playLoop(game, stream(), GAMES);
  return sum;
}

/** Processor time, in milliseconds: what else the machine does is no part of it. */
function since(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

// what is timed is trusted: once every answer is checked before
for (const name of names)
  measured[name].sums.add(playKernel(games[name], new SeededStream(SEED), GAMES, { check: true }));

// interleaved rounds, so that whatever slows the machine slows all alike; the first rounds warm up
for (let round = -WARM_UP; round < ROUNDS; round++)
  for (const name of names)
    for (const variant of VARIANTS) {
      const from = process.cpuUsage();
      measured[name].sums.add(play(games[name], variant));
      if (round >= 0) measured[name].times[variant].push(since(from));
    }

/** By the median round: all take about as long, so that what disturbs the machine disturbs all alike. */
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** How many a second. */
function rate(times: readonly number[], variant: Variant): number {
  const turns = GAMES * TURNS * (variant === 'loop' ? REPEATS : 1);
  return Math.round((turns * 1000) / median(times));
}

const figures = names.map((name) => {
  const { times, sums } = measured[name];
  const [loop, rulebook, telling] = VARIANTS.map((variant) => rate(times[variant], variant)) as [
    number,
    number,
    number,
  ];
  const ratio = (to: number): number => Number((loop / to).toFixed(1));
  return {
    name,
    turnsPerSecond: { loop, rulebook, telling },
    ratios: { rulebook: ratio(rulebook), telling: ratio(telling) },
    checksum: sums.size === 1 ? [...sums][0] : null,
  };
});
const equal = figures.every(({ checksum }) => checksum !== null);

if (process.argv.includes('--json')) console.log(JSON.stringify({ figures, targets: TARGETS }));
else {
  for (const { name, turnsPerSecond, ratios } of figures) {
    console.log(name === 'none' ? 'Without attempts:' : 'With attempts, paid and unpaid:');
    console.log(`  loop      ${turnsPerSecond.loop} turns/s`);
    console.log(
      `  rulebook  ${turnsPerSecond.rulebook} turns/s; ${turnsPerSecond.telling} while it tells all`,
    );
    console.log(
      `  the loop is ${ratios.rulebook} times as fast, ${ratios.telling} as one that tells; to reach: ${TARGETS.ratio}`,
    );
  }
  console.log(equal ? 'Equal checksums.' : 'THE CHECKSUMS DIFFER.');
}
process.exitCode = equal ? 0 : 1;
