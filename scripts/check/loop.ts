// A loop of known work: what it takes tells a slow or busy machine from a slow test.
import { performance } from 'node:perf_hooks';

/** What it takes on a quiet machine of today, in seconds. */
const QUIET = 0.1;
const PIECES = 66;
const EVERY = 10_000;

/** What the loop took once: seconds of the processor, and by the clock. */
export interface Took {
  readonly processor: number;
  readonly clock: number;
}

/** A piece of the work: called again and again, it is compiled once and for all. */
function piece(from: number): number {
  let sum = from;
  for (let i = 0; i < 1_000_000; i++) sum = (Math.imul(sum, 1_664_525) + i) | 0;
  return sum;
}

/** Run the loop once. */
export function runLoop(pieces = PIECES): Took {
  const [began, before] = [performance.now(), process.cpuUsage()];
  let sum = 1;
  for (let i = 0; i < pieces; i++) sum = piece(sum);
  const { user, system } = process.cpuUsage(before);
  // the sum is used, so that no compiler leaves the loop out
  return {
    processor: (user + system) / 1e6 + (sum === 0 ? 1e-9 : 0),
    clock: (performance.now() - began) / 1000,
  };
}

/** Run the loop at once and now and then; returns what runs it a last time and tells of all. */
export function startLoop(): () => Took[] {
  // compiled before it counts
  runLoop();
  const took = [runLoop()];
  const timer = setInterval(() => took.push(runLoop()), EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return [...took, runLoop()];
  };
}

/** What the loop took, in words: at least, in the mean and at most. */
export function toldLoop(took: readonly Took[]): string {
  const range = (seconds: readonly number[]): string => {
    const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
    return [Math.min(...seconds), mean, Math.max(...seconds)].map((each) => each.toFixed(2)).join(', ');
  };
  return (
    `a fixed loop took ${range(took.map(({ processor }) => processor))} s of the processor and ` +
    `${range(took.map(({ clock }) => clock))} by the clock at least, in the mean and at most ` +
    `(${QUIET.toFixed(2)} of both where nothing else runs)`
  );
}
