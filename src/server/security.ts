import type { MiddlewareHandler } from 'hono';
import { denied, type Denied, SAYS } from './denied.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer carries. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Put the headers on every answer, errors among them. */
export const withHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
};

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]', '::1'];

/** Whether an address is this machine's own. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}

/**
 * Whether a request comes from our own pages, or from no page at all: an `Origin` must name the `Host`, and on a
 * server bound to this machine alone the `Host` must be this machine (another name is a trick with name servers).
 */
export function isOurs(
  host: string | undefined,
  origin: string | undefined,
  loopback: boolean,
): Denied | null {
  const other = denied(403, SAYS.otherSite);
  if (host === undefined) return other;
  const name = URL.parse(`http://${host}`)?.hostname;
  if (name === undefined || (loopback && !isLoopback(name))) return other;
  return origin === undefined || URL.parse(origin)?.host === URL.parse(`http://${host}`)?.host ? null : other;
}

/** How much may be asked at once and for ever, in units: a request is one. */
export interface Limits {
  readonly burst: number;
  readonly perSecond: number;
  /** The largest body in bytes of any request, and of one that creates a game. */
  readonly body: number;
  readonly creation: number;
  /** The most live connections from one address. */
  readonly sockets: number;
}

export const LIMITS: Limits = { burst: 400, perSecond: 40, body: 65_536, creation: 1_048_576, sockets: 60 };

/** What costs more than a request. */
export const COST = { request: 1, creation: 10, badKey: 20 } as const;

const MOST_ADDRESSES = 10_000;

/** A bucket of units for each address. Returns whether the address still has what something costs, and takes it. */
export function limiter(
  { burst, perSecond }: Limits,
  now: () => number,
): (address: string, cost: number) => boolean {
  const buckets = new Map<string, { units: number; at: number }>();
  return (address, cost) => {
    const at = now();
    const bucket = buckets.get(address) ?? { units: burst, at };
    bucket.units = Math.min(burst, bucket.units + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    buckets.delete(address);
    buckets.set(address, bucket);
    if (buckets.size > MOST_ADDRESSES) buckets.delete(buckets.keys().next().value ?? '');
    if (bucket.units < 1) return false;
    bucket.units -= cost;
    return true;
  };
}
