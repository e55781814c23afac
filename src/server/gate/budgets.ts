import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256Of } from '../../trust/hash.ts';
import type { Limits } from './security.ts';

/** Who pays for a request: whoever holds a key that opens something here pays from the key's own budget. */
export interface Payer {
  readonly address: string;
  /** The hash of that key; null for strangers, who share the budget of their address. */
  readonly key: string | null;
  /** What the game is called that the key opened once that was sent; null: nobody knows. Absent: it never opened anything. */
  readonly ended?: string | null;
}

/** What a key opens: something, something that everybody may look at, nothing any more, or nothing. */
export type Opens = 'open' | 'public' | 'ended' | 'nothing';

/** What everybody may still ask for. */
export interface Budgets {
  payer(address: string, key: string | null): Promise<Payer>;
  /** Whether there is enough left for something more, and take what it costs. */
  spend(payer: Payer, cost: number): boolean;
}

/** All the keys used from one address may together ask for so many times as much as one of them. */
const KEYS_TOGETHER = 8;
const MOST_BUCKETS = 20_000;

/**
 * The budgets of a server. A stranger can never use up what is there for a key at the same address, and one key never
 * what is there for the others.
 */
export function makeBudgets(
  { burst, perSecond }: Pick<Limits, 'burst' | 'perSecond'>,
  opens: (keyHash: Uint8Array) => Promise<Opens>,
  now: () => number,
  endedOf: (keyHash: Uint8Array) => Promise<string | null> = async () => null,
): Budgets {
  const buckets = new Map<string, { units: number; at: number }>();
  const left = (name: string, times: number): { units: number } => {
    const at = now();
    const bucket = buckets.get(name) ?? { units: burst * times, at };
    bucket.units = Math.min(burst * times, bucket.units + ((at - bucket.at) / 1000) * perSecond * times);
    bucket.at = at;
    // the one asked for last stands last
    buckets.delete(name);
    buckets.set(name, bucket);
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value ?? '');
    return bucket;
  };
  return {
    async payer(address, key) {
      if (key === null) return { address, key: null };
      const hash = sha256Of(key);
      const found = await opens(hash);
      if (found === 'open') return { address, key: bytesToHex(hash) };
      // who looks on with a link for everybody takes nothing from the others who do
      if (found === 'public') return { address, key: `${bytesToHex(hash)} ${address}` };
      return { address, key: null, ...(found === 'ended' ? { ended: await endedOf(hash) } : {}) };
    },
    spend({ address, key }, cost) {
      const pays =
        key === null
          ? [left(`stranger ${address}`, 1)]
          : [left(`key ${key}`, 1), left(`keys ${address}`, KEYS_TOGETHER)];
      if (pays.some(({ units }) => units < 1)) return false;
      for (const bucket of pays) bucket.units -= cost;
      return true;
    },
  };
}
