import type { Port } from '../../store/browser/index.ts';

declare const Worker: new (script: URL, options: { readonly type: 'module' }) => Port;

/** Start the worker of a tab that has the house of this browser as soon as no other tab has it, and it is told to. */
export function startHouse(): Port {
  return new Worker(new URL('./house-worker.ts', import.meta.url), { type: 'module' });
}
