import type { KitOptions } from './options.ts';

/** A try of a rulebook made short: one game of a few answers at one of its setups, the `nth`, and few pairs. */
export function shortTry(options: KitOptions, nth = 0, upTo = 24): KitOptions {
  const { setups, seeds, pairs = 0 } = options;
  const at = nth % setups.length;
  return {
    ...options,
    setups: setups.slice(at, at + 1),
    seeds: Math.min(seeds, 1),
    pairs: Math.min(pairs, 3),
    rows: false,
    mends: 1,
    upTo,
  };
}
