import type { MiddlewareHandler } from 'hono';

const policy = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const POLICY = 'Content-Security-Policy';

/** What the answers with the page without a server carry: it has a database in WebAssembly. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  [POLICY]: policy("'self' 'wasm-unsafe-eval'"),
};

/** What every answer carries, where it has no other. */
const HEADERS: Readonly<Record<string, string>> = {
  [POLICY]: policy("'self'"),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Put the headers on every answer, errors among them. */
export const withHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
};

/** How much may be asked at once and for ever, in units: a request is one. */
export interface Limits {
  readonly burst: number;
  readonly perSecond: number;
  /** The largest body in bytes of any request, and of one that creates a game. */
  readonly body: number;
  readonly creation: number;
  /** The most live desks of one key. */
  readonly sockets: number;
  /** The most connections of one address that have not said yet what for; the oldest make room. */
  readonly silent: number;
  /** Milliseconds in which whoever connects must say what for. */
  readonly hello: number;
  /** Bytes not yet taken by the other end after which a live desk is cut off; it connects again and catches up. */
  readonly unsent: number;
}

export const LIMITS: Limits = {
  burst: 400,
  perSecond: 40,
  body: 65_536,
  creation: 524_288,
  sockets: 30,
  silent: 60,
  hello: 5000,
  unsent: 1_048_576,
};

/** What costs more than a request; of a body each `perBody` bytes cost one. */
export const COST = {
  request: 1,
  creation: 10,
  lookBack: 4,
  suggestion: 8,
  badKey: 20,
  notice: 40,
  perBody: 8192,
} as const;

/** Bodies of more bytes wait for their turn among what is dear. */
export const LARGE_BODY = 1024;
