// A loop of known work: what it takes tells a slow or busy machine from a slow test.
import { performance } from 'node:perf_hooks';

/** What it takes on a quiet machine of today, in seconds. */
const QUIET = 0.1;
const ROUNDS = 66_000_000;
const EVERY = 30_000;

/** What the loop took once: seconds of the processor, and by the clock. */
export interface Took {
  readonly processor: number;
  readonly clock: number;
}

/** Run the loop once. */
export function runLoop(rounds = ROUNDS): Took {
  const [began, before] = [performance.now(), process.cpuUsage()];
  let sum = 1;
  for (let i = 0; i < rounds; i++) sum = (Math.imul(sum, 1_664_525) + i) | 0;
  const { user, system } = process.cpuUsage(before);
  // the sum is used, so that no compiler leaves the loop out
  return {
    processor: (user + system) / 1e6 + (sum === 0 ? 1e-9 : 0),
    clock: (performance.now() - began) / 1000,
  };
}

/** Run the loop at once and now and then; returns what runs it a last time and tells of all. */
export function startLoop(): () => Took[] {
  const took = [runLoop()];
  const timer = setInterval(() => took.push(runLoop()), EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return [...took, runLoop()];
  };
}

/** What the loop took, in words. */
export function toldLoop(took: readonly Took[]): string {
  const range = (seconds: readonly number[]): string =>
    [Math.min(...seconds), Math.max(...seconds)].map((each) => each.toFixed(2)).join(' to ');
  return (
    `a fixed loop took ${range(took.map(({ processor }) => processor))} s of the processor, ` +
    `${range(took.map(({ clock }) => clock))} s by the clock (${QUIET.toFixed(2)} of both where nothing else runs)`
  );
}
