import type { Context } from 'hono';
import { type App, deny, type Env, json, keyOf } from '../routes/endpoint.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import { fitsKey } from '../people/people.ts';
import type { Gauges, Meters } from './meters.ts';

/** What whoever operates a server may ask it. */
export interface Operating {
  readonly meters: Meters;
  readonly gauges: Gauges;
  /** The hash of the key that metrics need; null: none is needed; 'closed': nobody may look. */
  readonly metricsKey: Uint8Array | null | 'closed';
  /** Whether the server is being stopped. */
  readonly isStopping: () => boolean;
  /** Asks the database something; rejects where it does not answer. */
  readonly askDatabase: () => Promise<unknown>;
}

/** How long the database may take to say that it is there, in milliseconds. */
const PATIENCE = 2000;

/**
 * Answer those who look after the server. `/healthz`: the process answers. `/readyz`: it takes requests, and its database
 * answers. They tell nothing else, stand before every check of who asks, as probes call a server by any name, and fill no log.
 */
export function probeRoutes(app: App, { isStopping, askDatabase }: Operating): void {
  // however many ask, the database is asked once at a time
  let under: Promise<boolean> | null = null;
  const answers = (): Promise<boolean> =>
    (under ??= inTime(askDatabase()).finally(() => {
      under = null;
    }));
  app.get('/healthz', (c) => json(c, { healthy: true }, 200));
  app.get('/readyz', async (c) => {
    if (isStopping()) return deny(c, denial(503, SAYS.stopping));
    return (await answers()) ? json(c, { ready: true }, 200) : deny(c, denial(503, SAYS.noDatabase));
  });
}

/** `/metrics`, for whoever may see how much is played here. `costs` says no where somebody has guessed too often. */
export function metricsRoute(
  app: App,
  { meters, gauges, metricsKey }: Operating,
  costs: (c: Context<Env>, key: string | null) => Promise<Denial | null>,
): void {
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    const no = await mayLook(c, metricsKey, costs);
    if (no) return deny(c, no);
    const { text, type } = await meters.read(gauges);
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
}

async function mayLook(
  c: Context<Env>,
  needed: Operating['metricsKey'],
  costs: (c: Context<Env>, key: string | null) => Promise<Denial | null>,
): Promise<Denial | null> {
  if (needed === null) return null;
  if (needed === 'closed') return denial(403, SAYS.metricsClosed);
  const key = keyOf(c);
  if (key !== null && fitsKey(key, needed)) return null;
  return (await costs(c, key)) ?? denial(401, SAYS.metricsKey);
}

async function inTime(asked: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return await Promise.race([
      asked.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
