import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { extname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { countsOf, type Job, type GameRange } from '../../analysis/simulate/index.ts';
import { type Status, NO_STATUS } from '../output.ts';

/** How games are played. */
export interface PoolOptions {
  /** How many threads; left out: one for each core, where there is enough to do. */
  readonly workers?: number;
  /** How many games are counted together; left out: a hundredth of all. The counts are the same whatever it is. */
  readonly batch?: number;
  readonly status?: Status;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
}

/** How counts are added. */
interface Sum<T> {
  readonly none: () => T;
  readonly add: (to: T, from: T) => void;
}

/** Each thread loads all rulebooks: more of them take more memory than a small machine may have. */
const MOST_THREADS = 8;
/** Fewer games are played before a thread has started. */
const WORTH_A_THREAD = 10;
const BATCHES = 100;
/** Rules make much that is soon forgotten. */
const YOUNG_MB = 96;

/** Play the games of a range in as many threads as are worth it, and add their counts in the order of the games. Null: it was ended. */
export async function playAll<T>(
  job: Job,
  range: GameRange,
  sum: Sum<T>,
  options: PoolOptions = {},
): Promise<T | null> {
  const games = range.to - range.from;
  const worth = Math.ceil(games / WORTH_A_THREAD);
  const threads = Math.min(options.workers ?? Math.min(availableParallelism(), MOST_THREADS), worth);
  const ranges = batches(range, options.batch ?? Math.ceil(games / BATCHES));
  const progress = progressOf(job, games, options.status ?? NO_STATUS);
  try {
    const counts = threads > 1 ? inThreads(job, ranges, threads) : inTurn(job, ranges);
    const all = await counts(progress, options.signal);
    if (!all) return null;
    const total = sum.none();
    for (const each of all) sum.add(total, each as T);
    return total;
  } finally {
    options.status?.('');
  }
}

function batches({ from, to }: GameRange, size: number): GameRange[] {
  const ranges: GameRange[] = [];
  for (let at = from; at < to; at += size) ranges.push({ from: at, to: Math.min(at + size, to) });
  return ranges;
}

type Counts = (
  done: (range: GameRange) => void,
  signal: AbortSignal | undefined,
) => Promise<readonly unknown[] | null>;

function inTurn(job: Job, ranges: readonly GameRange[]): Counts {
  return async (done, signal) => {
    const play = countsOf(job);
    const all: unknown[] = [];
    for (const range of ranges) {
      // whoever ends it is heard between two batches
      await turn();
      if (signal?.aborted) return null;
      all.push(play(range));
      done(range);
    }
    return all;
  };
}

function inThreads(job: Job, ranges: readonly GameRange[], threads: number): Counts {
  return async (done, signal) => {
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: join(import.meta.dirname, `simulate-worker${extname(import.meta.filename)}`),
      workerData: job,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    try {
      return await Promise.all(
        ranges.map(async (range): Promise<unknown> => {
          const counts: unknown = await pool.run(range, signal ? { signal } : {});
          done(range);
          return counts;
        }),
      );
    } catch (error) {
      if (signal?.aborted) return null;
      throw error;
    } finally {
      await pool.destroy();
    }
  };
}

/** "1200 of 5000 games, 310 a second, 12 s left". */
function progressOf({ kind }: Job, games: number, status: Status): (range: GameRange) => void {
  const since = performance.now();
  const what = kind === 'games' ? 'games' : 'pairs of games';
  let done = 0;
  status(`0 of ${games} ${what}`);
  return ({ from, to }) => {
    done += to - from;
    const seconds = (performance.now() - since) / 1000;
    const rate = done / Math.max(seconds, 0.001);
    status(
      `${done} of ${games} ${what}, ${rateText(rate)} a second, ${leftText((games - done) / rate)} left`,
    );
  };
}

function rateText(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
}

function leftText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}
