import { Hono } from 'hono';
import type { GameAbout, GamesStore } from '../../store/index.ts';
import type { Answering } from '../bots/thinking.ts';
import { makeThinking } from '../bots/thinking.ts';
import { denial, isDenied, SAYS } from '../denied.ts';
import { makeHall } from '../desk/attend.ts';
import type { LiveLine } from '../desk/line.ts';
import { faultOf } from '../fault.ts';
import { type GamesMachine, liveGames } from '../games/games.ts';
import type { Rulebooks } from '../games/rulebooks.ts';
import { makeBudgets } from '../gate/budgets.ts';
import { makeLanes } from '../gate/lanes.ts';
import { LIMITS, type Limits } from '../gate/security.ts';
import { besideOf, type House, houseRoutes, type Telling } from '../house.ts';
import type { Log } from '../log.ts';
import { deny, type Env } from '../routes/endpoint.ts';
import { sitHere } from './sit.ts';
import { traceOf } from '../trace.ts';

// A house for the device that it stands on: whoever has the device has the house. Nobody else reaches it, so it has no addresses,
// no gate, no creation key, and sends nobody a notice.

/** What a house is made of where it stands. */
interface LocalParts {
  readonly database: GamesStore;
  readonly rulebooks: Rulebooks;
  readonly machine: GamesMachine;
  /** Where bots think. */
  readonly answering: Answering;
  readonly log: Log;
  /** How long bots let others read before they answer, in milliseconds. */
  readonly pause?: number;
}

/** What is asked of a house, as it is asked of a server: the path without `/api`; a body: something is to be done. */
export interface HouseQuestion {
  readonly path: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
}

/** What it says to that. */
export interface HouseAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A house that nobody reaches from elsewhere. */
export interface LocalHouse {
  answer(asked: HouseQuestion): Promise<HouseAnswer>;
  /** Attend to a line: it is told the desk that its first message asks for, until it is gone. */
  attend(line: LiveLine): void;
  /** All its games. */
  list(): Promise<readonly GameAbout[]>;
  /** Let whoever has the device sit at every seat of a game that no bot has: answers with `SeatsHere`. */
  sit(game: string): Promise<HouseAnswer>;
  /** Finish what is under way, send everybody away, and close the database. */
  close(): Promise<void>;
}

/** Whoever is here may ask for as much as they like: they keep nobody else from anything. */
const LOCAL_LIMITS: Limits = { ...LIMITS, burst: Infinity, perSecond: 0, sockets: Infinity };

const NOBODY_TOLD: Telling = {
  begin: async () => undefined,
  changed: () => undefined,
  drain: async () => undefined,
  nudged: async () => undefined,
};

/** Where all come from who reach such a house. */
const HERE = 'here';

/** Open a house on games that it alone has. Rejects with what keeps it from that. */
export async function openLocalHouse(parts: LocalParts): Promise<LocalHouse> {
  const { database, log, answering } = parts;
  const games = liveGames(database, parts.rulebooks, parts.machine);
  const thinking = makeThinking(answering);
  const beside = besideOf(games, { notices: NOBODY_TOLD, thinking, log, pause: parts.pause });
  const { going, bots: _, ...stands } = beside;
  const house: House = {
    games,
    ...stands,
    thinking,
    limits: LOCAL_LIMITS,
    log,
    addresses: () => [],
    creation: null,
    budgets: makeBudgets(LOCAL_LIMITS, database.opens, () => 0, database.endedOf),
  };
  const app = appOf(house);
  await going.begin();
  return {
    answer: (asked) => answerBy(app, asked),
    attend: makeHall(house),
    list: () => database.games(),
    async sit(game) {
      const sits = await sitHere(games, game);
      return isDenied(sits)
        ? { status: sits.status, body: { error: sits.error } }
        : { status: 200, body: sits };
    },
    async close() {
      house.presence.close();
      await thinking.close();
      await going.end();
      await games.close();
      await database.close();
    },
  };
}

function appOf(house: House): Hono<Env> {
  const app = new Hono<Env>();
  const failed = (error: unknown) => {
    house.log.error(traceOf(error), 'fault');
    const fault = faultOf(error);
    return fault.status === 507 ? denial(507, SAYS.browserFull) : fault;
  };
  const { limits, budgets } = house;
  const lanes = makeLanes(house.games.pace);
  houseRoutes({ app, limits, budgets, lanes, describe: () => undefined, failed }, house);
  app.onError((error, c) => deny(c, failed(error)));
  app.notFound((c) => deny(c, denial(404, SAYS.noPath)));
  return app;
}

async function answerBy(app: Hono<Env>, { path, key, body }: HouseQuestion): Promise<HouseAnswer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(key ? { Authorization: `Bearer ${key}` } : {}),
    ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const response = await app.request(
    `/api${path}`,
    text === undefined ? { headers } : { method: 'POST', headers, body: text },
    { address: HERE, headers: text === undefined ? {} : { 'content-length': String(text.length) } },
  );
  return { status: response.status, body: await response.json() };
}
