import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY = 5;

/** How late a timer of this process, which has little to do, was woken: what the machine adds to every time. */
export interface Stalls {
  readonly p99: number;
  readonly worst: number;
}

/** Begin to watch; the returned function ends it. In milliseconds. */
export function watchStalls(): () => Stalls {
  const delays = monitorEventLoopDelay({ resolution: EVERY });
  delays.enable();
  return () => {
    delays.disable();
    return { p99: delays.percentile(99) / 1e6 - EVERY, worst: delays.max / 1e6 - EVERY };
  };
}
