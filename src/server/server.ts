import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Rulebook } from '../kernel/rulebook.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import type { Database } from '../store/index.ts';
import { makeApp, type ServerHouse } from './app.ts';
import type { Bots } from './bots/answering.ts';
import { makeThinking } from './bots/thinking.ts';
import { makeThread } from './bots/thread.ts';
import type { Deadlines } from './deadlines/deadlines.ts';
import { makeBudgets, type Opens } from './gate/budgets.ts';
import { makeGate } from './gate/gate.ts';
import { callerOf } from './gate/incoming.ts';
import { besideOf } from './house.ts';
import type { Log } from './log.ts';
import { nodeMachine } from './node.ts';
import { isSameHash } from '../trust/bytes.ts';
import { isLoopback } from '../trust/loopback.ts';
import { hashNatively } from '../trust/native-hash.ts';
import { type Games, liveGames } from './games/games.ts';
import { type Keeper, makeKeeper } from './people/keeper.ts';
import { serveLive } from './desk/live.ts';
import type { Notices } from './notices/notices.ts';
import { type Means, setUpNotices } from './notices/set-up.ts';
import type { Gauges } from './operating/meters.ts';
import type { Operating } from './operating/routes.ts';
import { hashKey } from './people/people.ts';
import { creationKeyOf } from './games/processes.ts';
import { rulebooksOf } from './games/rulebooks.ts';
import { addressesFor, nearAddress, type Reach, reachOf } from './gate/reach.ts';
import { LIMITS, type Limits } from './gate/security.ts';

/** What a server is made of. */
export interface ServerOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly database: Database;
  readonly log: Log;
  /** The folder of the built pages; null: the API alone. */
  readonly web: string | null;
  /** The folder of the built page without a server; absent: it is not served. */
  readonly site?: string | null;
  readonly limits?: Partial<Limits>;
  /** Whether a proxy stands in front that says where requests come from; then others can reach the server. */
  readonly trustProxy?: boolean;
  /** What can be played; by default every rulebook there is. */
  readonly rulebooks?: readonly Rulebook[];
  /** About how many bytes games in memory may take; by default a share of the memory that there is. */
  readonly memory?: number;
  /** What time it is, in milliseconds; by default the time of this machine. */
  readonly clock?: () => number;
  /** How long bots let others read before they answer, in milliseconds. */
  readonly pause?: number;
  /** By what means people are told that something waits for them. */
  readonly notices?: Means;
  /** The key that creating games needs where others can reach the server; by default a new one. */
  readonly creationKey?: string;
  /** The key that metrics need; by default none where only this machine can reach the server, else nobody sees them. */
  readonly metricsKey?: string;
  /** How long a server that is told to end says that it is not ready, before it sends everybody away, in milliseconds. */
  readonly drain?: number;
}

/** A server that listens. */
export interface Running {
  /** Where this machine finds it. */
  readonly address: string;
  readonly port: number;
  readonly reach: Reach;
  /** Where others find it, as far as the server itself can know. */
  readonly addresses: readonly string[];
  /** The key that creating games needs, where others than this machine can reach the server. Known here only. */
  readonly creationKey: string | null;
  /** What whoever runs the server can do with its games. */
  readonly keeper: Keeper;
  /** Whose time is over, looked at again and again. */
  readonly deadlines: Deadlines;
  /** What bots are asked, looked at again and again. */
  readonly bots: Bots;
  /** Who tells people that something waits for them. */
  readonly notices: Notices;
  /** Finish what is under way, send everybody away, and close the database. */
  close(): Promise<void>;
}

/** How long a whole request may take to arrive, in milliseconds. */
const PATIENCE = 30_000;

/** Start a server. Rejects with the system's error when it cannot listen. */
export async function startServer(options: ServerOptions): Promise<Running> {
  hashNatively();
  const { host, port, database, log } = options;
  const where = whereIs(options);
  let stopping = false;
  const { house, creationKey, going, bots, thinking } = await setUp(options, where, () => stopping);
  const { games, presence, deadlines } = house;
  const { notices } = house.notifying;
  const server = serverOf(house);
  const endLive = serveLive(server, house);
  try {
    Object.assign(where.place, await listen(server, host, port));
    await going.begin();
  } catch (error) {
    endLive();
    server.close();
    void going.end();
    throw error;
  }
  return {
    address: where.near(),
    port: where.place.port,
    reach: where.reach(),
    addresses: where.addresses(),
    creationKey,
    keeper: makeKeeper(games),
    deadlines,
    bots,
    notices,
    async close() {
      stopping = true;
      log.info('stopping');
      await delay(options.drain ?? 0);
      presence.close();
      endLive();
      await Promise.all([hangUp(server), notices.close(), thinking.close()]);
      await going.end();
      await games.close();
      await database.close();
      log.info('stopped');
    },
  };
}

/** The house of a server, and what goes on in it; nobody is let in yet. */
async function setUp(options: ServerOptions, { addresses, near }: Where, isStopping: () => boolean) {
  const { host, database, log, web, site = null, trustProxy = false } = options;
  const limits = { ...LIMITS, ...options.limits };
  const loopback = isLoopback(host) && !trustProxy;
  const creationKey = loopback ? null : (options.creationKey ?? (await creationKeyOf(database)));
  // what counts is not loaded by commands that serve nothing
  const { makeMeters } = await import('./operating/meters.ts');
  const meters = makeMeters();
  const games = liveGames(database, rulebooksOf(options.rulebooks ?? RULEBOOKS), nodeMachine(options));
  // made at the first start, and no request waits for it
  await games.signer();
  const creation = creationKey === null ? null : hashKey(creationKey);
  const opens = async (key: Uint8Array): Promise<Opens> =>
    creation !== null && isSameHash(key, creation) ? 'open' : database.opens(key);
  const budgets = makeBudgets(limits, opens, () => performance.now(), database.endedOf);
  const gate = makeGate({ loopback, trustProxy }, log);
  const address = (): string => options.notices?.address ?? addresses()[0] ?? near();
  const notifying = await setUpNotices(games, log, { near: loopback, ...options.notices, address });
  const thinking = makeThinking(makeThread());
  const { notices } = notifying;
  const { going, bots, ...beside } = besideOf(games, { notices, thinking, log, pause: options.pause });
  const operating: Operating = {
    meters,
    gauges: gaugesOf(games),
    metricsKey: metricsKeyOf(options.metricsKey, loopback),
    isStopping,
    askDatabase: () => database.opens(NOBODY),
  };
  const ways = { budgets, gate, addresses, notifying, creation, operating };
  const house: ServerHouse = { games, ...beside, thinking, ...ways, limits, log, trustProxy, web, site };
  return { house, creationKey, going, bots, thinking };
}

/** Where a server is found. */
interface Where {
  /** Where it listens, as soon as it does. */
  readonly place: { readonly host: string; readonly bound: string; readonly port: number };
  reach(): Reach;
  /** Where this machine finds it. */
  near(): string;
  /** Where others find it, as far as it can know. */
  addresses(): string[];
}

function whereIs({ host, port, trustProxy = false }: ServerOptions): Where {
  const place = { host, bound: host, port };
  const reach = (): Reach => reachOf(host, place.bound, trustProxy);
  return {
    place,
    reach,
    near: () => nearAddress(host, place.bound, place.port),
    addresses: () => addressesFor(reach(), place),
  };
}

/**
 * How long a connection waits for the next request, in milliseconds: longer than proxies keep theirs (two minutes), so that none
 * is ended as a request is on its way.
 */
const BETWEEN_REQUESTS = 130_000;

/** The server of a house, before it listens. */
function serverOf(house: ServerHouse): Server {
  const { hello } = house.limits;
  const app = makeApp(house);
  return createAdaptorServer({
    fetch: (request, { incoming }) =>
      app.fetch(request, callerOf(incoming as IncomingMessage, house.trustProxy)),
    createServer,
    serverOptions: {
      requestTimeout: Math.max(PATIENCE, hello),
      headersTimeout: hello,
      keepAliveTimeout: BETWEEN_REQUESTS,
      connectionsCheckingInterval: Math.min(hello, 2000),
      // other protocols that a client offers are passed over, as HTTP allows
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
  }) as Server;
}

/** How long requests that are under way may go on when a server is stopped, in milliseconds. */
const GRACE = 1000;

/** Take no more requests; those under way may end, for a while. */
async function hangUp(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), GRACE).unref();
  await closed;
}

/** The hash of no key. */
const NOBODY = new Uint8Array(32);

function metricsKeyOf(key: string | undefined, loopback: boolean): Operating['metricsKey'] {
  if (key !== undefined) return hashKey(key);
  return loopback ? null : 'closed';
}

function gaugesOf({ inMemory, watchers, database }: Games): Gauges {
  return { inMemory, desks: watchers.count, notices: () => database.notices.waiting() };
}

function listen(server: Server, host: string, port: number): Promise<{ bound: string; port: number }> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(
        typeof address === 'object' && address
          ? { bound: address.address, port: address.port }
          : { bound: host, port },
      );
    });
  });
}
