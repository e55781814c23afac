import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is read off when somebody looks. */
export interface Gauges {
  /** How many games are in memory; not how much of it they take, which hangs on what is secret in them. */
  inMemory(): number;
  /** How many live desks are connected. */
  desks(): number;
  /** How many notices wait to be sent. */
  notices(): Promise<number>;
}

/**
 * What a server counts: never a key, a title, a name or the id of a game; and nothing by what was asked for, nor of what was
 * stored, as whoever watches such a count would see a sealed answer given, put in another's place or taken back.
 */
export interface Meters {
  /** A request was answered. */
  request(status: number, seconds: number): void;
  /** All counts in the format of Prometheus, and its media type. */
  read(gauges: Gauges): Promise<{ readonly text: string; readonly type: string }>;
}

/** Bounds of time in seconds, from a millisecond on. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Counts that begin at nothing. */
export function makeMeters(): Meters {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'demarche_requests_total',
    help: 'Requests answered, by the class of their status.',
    labelNames: ['status'],
    registers,
  });
  const took = new Histogram({
    name: 'demarche_request_seconds',
    help: 'Time from a request to its answer; for an answer at a desk, until it is durable and all have it.',
    buckets: BUCKETS,
    registers,
  });
  const show = shown(registry);
  return {
    request(status, seconds) {
      requests.inc({ status: `${Math.floor(status / 100)}xx` });
      took.observe(seconds);
    },
    async read(gauges) {
      await show(gauges);
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}

/** What is read off, and what the process itself says; that costs nothing until somebody looks. */
function shown(registry: Registry): (gauges: Gauges) => Promise<void> {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] });
  const games = gauge('demarche_games_in_memory', 'Games that are in memory.');
  const desks = gauge('demarche_live_desks', 'Live desks that are connected.');
  const notices = gauge('demarche_notices_queued', 'Notices that wait to be sent, or to be tried again.');
  let begun = false;
  return async (from) => {
    if (!begun) collectDefaultMetrics({ register: registry });
    begun = true;
    games.set(from.inMemory());
    desks.set(from.desks());
    notices.set(await from.notices());
  };
}
