import type { Port } from './line.ts';

/** A worker of a page, which ends at once, whatever it does. */
interface SqliteWorker extends Port {
  terminate(): void;
}

declare const Worker: new (script: URL, options: { readonly type: 'module' }) => SqliteWorker;

/** Start the worker that has the games of this browser. There is one at a time, over all tabs. */
export function startSqlite(): SqliteWorker {
  return new Worker(new URL('./sqlite-worker.ts', import.meta.url), { type: 'module' });
}
