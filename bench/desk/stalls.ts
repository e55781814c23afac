import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ms } from './text.ts';

const EVERY = 5;

/** What else the machine did meanwhile: how far the times can be trusted. In milliseconds. */
export interface Stalls {
  /** How late a timer of this process, which has little to do, was woken. */
  readonly p99: number;
  readonly worst: number;
  /** How long the server computed, and how long it could have but waited for a processor; null where nobody knows. */
  readonly server: { readonly computed: number; readonly waited: number } | null;
}

/** Begin to watch, with the server's process; the returned function ends it. */
export function watchStalls(server: number): () => Stalls {
  const before = scheduled(server);
  const delays = monitorEventLoopDelay({ resolution: EVERY });
  delays.enable();
  return () => {
    delays.disable();
    const after = scheduled(server);
    const since = (at: 0 | 1): number => ((after?.[at] ?? 0) - (before?.[at] ?? 0)) / 1e6;
    return {
      p99: delays.percentile(99) / 1e6 - EVERY,
      worst: delays.max / 1e6 - EVERY,
      server: before && after ? { computed: since(0), waited: since(1) } : null,
    };
  };
}

/** Nanoseconds that the first thread of a process ran, and waited to run. Linux alone tells. */
export function scheduled(pid: number): readonly [number, number] | null {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return ran === undefined || waited === undefined ? null : [ran, waited];
  } catch {
    return null;
  }
}

/** How far the times can be trusted. */
export function stallsText({ p99, worst, server }: Stalls): string {
  const idle = `Meanwhile an idle process was woken late by: p99 ${ms(p99)}, worst ${ms(worst)}`;
  if (!server) return idle;
  return `${idle}\nThe server computed for ${ms(server.computed)} and waited for a processor for ${ms(server.waited)}`;
}
