import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { hasBots, houseRulings } from '../analysis/bots/question.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Aside } from './aside/aside.ts';
import { botRoutes } from './bots/routes.ts';
import type { Thinking } from './bots/thinking.ts';
import { CreatedGame, Hello, LIVE, NewGame } from './api/api.ts';
import { Book } from './api/rulebooks-api.ts';
import type { Budgets } from './gate/budgets.ts';
import { type App, deny, endpoint, type Env, type EndpointGround, json, NONE } from './routes/endpoint.ts';
import { denial, type Denial, isDenied, SAYS } from './denied.ts';
import { faultOf } from './fault.ts';
import type { Gate } from './gate/gate.ts';
import { foundGame } from './games/found.ts';
import type { Games } from './games/games.ts';
import { fitsKey } from './people/people.ts';
import { changeRoutes } from './routes/change-routes.ts';
import { clubRoutes } from './routes/club-routes.ts';
import { clubTableRoutes } from './routes/club-table-routes.ts';
import type { Deadlines } from './deadlines/deadlines.ts';
import { deadlineRoutes } from './deadlines/routes.ts';
import type { HandOver } from './stand-ins/hand-over.ts';
import { standInRoutes } from './stand-ins/routes.ts';
import { makeLanes } from './gate/lanes.ts';
import { lookingRoutes } from './routes/looking-routes.ts';
import { makerRoutes } from './routes/maker-routes.ts';
import { notesRoutes } from './routes/notes-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import type { Presence } from './people/presence.ts';
import { presenceRoutes } from './routes/presence-routes.ts';
import { addressOf, COST, type Limits, withHeaders } from './gate/security.ts';
import { standingsRoutes } from './routes/standings-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import type { Notifying } from './notices/set-up.ts';
import { metricsRoute, type Operating, probeRoutes } from './operating/routes.ts';
import { statics } from './routes/statics.ts';
import { takingRoutes } from './routes/taking-routes.ts';
import { talkRoutes } from './routes/talk-routes.ts';
import { wholeRoutes } from './routes/whole-routes.ts';
import { traceOf } from './trace.ts';

/** What the routes stand on. */
export interface House {
  readonly games: Games;
  readonly aside: Aside;
  readonly presence: Presence;
  readonly deadlines: Deadlines;
  readonly handOver: HandOver;
  readonly thinking: Pick<Thinking, 'suggest'>;
  readonly limits: Limits;
  readonly log: Logger;
  readonly gate: Gate;
  /** The addresses at which others can open the pages now. */
  readonly addresses: () => readonly string[];
  /** The hash of the key that creating games needs; null: none is needed. */
  readonly creation: Uint8Array | null;
  /** The folder of the built pages, if there is one. */
  readonly web: string | null;
  /** Whether a proxy stands in front, whose word on addresses counts. */
  readonly trustProxy: boolean;
  readonly budgets: Budgets;
  readonly operating: Operating;
  readonly notifying: Notifying;
}

/** All that the server answers over HTTP. */
export function makeApp(house: House): App {
  const app: App = new OpenAPIHono<Env>();
  probeRoutes(app, house.operating);
  watch(app, house);
  app.use(withHeaders);
  app.use(async (c, next) => {
    const page = !c.req.path.startsWith('/api/') && c.req.path !== '/metrics';
    const no = house.gate.refuse(c.env.incoming.headers, page);
    if (no === null) return next();
    return page ? c.text(no.error.message, no.status) : deny(c, no);
  });
  const { limits, trustProxy, budgets } = house;
  const failed = (error: unknown): Denial => {
    note(house.log, error);
    return faultOf(error);
  };
  const ground: EndpointGround = {
    app,
    limits,
    trustProxy,
    budgets,
    lanes: makeLanes(house.games.pace),
    failed,
  };
  metricsRoute(app, house.operating, async (c, key) => {
    const payer = await budgets.payer(addressOf(c.env.incoming, trustProxy), key);
    return budgets.spend(payer, COST.badKey) ? null : denial(429, SAYS.tooMany);
  });
  publicRoutes(ground, house);
  lookingRoutes(ground, house.games, house.aside);
  changeRoutes(ground, house.games);
  presenceRoutes(ground, house.games, house.presence);
  deadlineRoutes(ground, house.games, house.deadlines);
  standInRoutes(ground, house.games, house.handOver);
  botRoutes(ground, { games: house.games, changed: house.aside.changed, thinking: house.thinking });
  peopleRoutes(ground, house.games, house.addresses);
  takingRoutes(ground, house.games);
  makerRoutes(ground, house.games, house.aside, house.addresses);
  standingsRoutes(ground, house.games);
  clubRoutes(ground, house.games, (key) => mayCreate(house, key));
  clubTableRoutes(ground, house.games, {
    mayCreate: (key) => mayCreate(house, key),
    addresses: house.addresses,
  });
  talkRoutes(ground, house.games, house.aside);
  notesRoutes(ground, house.games);
  wholeRoutes(ground, house, (key) => mayCreate(house, key));
  noticeRoutes(ground, house.games, house.notifying);
  describeAll(app);
  app.get(LIVE, (c) => {
    house.gate.tell(SAYS.noUpgrade);
    return deny(c, denial(400, SAYS.noUpgrade));
  });
  app.all('/api/*', (c) => deny(c, denial(404, SAYS.noPath)));
  if (house.web !== null) statics(app, house.web);
  app.notFound((c) => deny(c, denial(404, SAYS.noPath)));
  return app;
}

/** One log line for each request: never a path, a query, a header, a body or the text of an error. */
function watch(app: App, { log, operating: { meters } }: House): void {
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { method } = c.req;
    const route = c.get('route') ?? 'other';
    const { status } = c.res;
    meters.request(status, ms / 1000);
    log.info({ method, route, status, ms: Math.round(ms) }, 'request');
  });
  app.onError((error, c) => {
    // a client that hangs up in the middle of its request is not our mistake
    if (!hasHungUp(error)) note(log, error);
    return deny(c, faultOf(error));
  });
}

/** A log that cannot be written keeps nobody from an answer. */
function note(log: Logger, error: unknown): void {
  try {
    log.error(traceOf(error), 'fault');
  } catch {
    // nobody is left to be told
  }
}

function hasHungUp(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

/** Whether somebody may make something on this server; a denial says why not. */
function mayCreate({ creation }: Pick<House, 'creation'>, key: string | null): Denial | null {
  if (creation && key === null) return denial(401, SAYS.noCreation);
  return creation && !fitsKey(key ?? '', creation) ? denial(401, SAYS.badCreation) : null;
}

/** By scenario: the rulings that make no difference in it. */
function mootIn({ scenarios, rulings, isMoot }: Rulebook): Record<string, string[]> {
  const moot = (scenario: string): string[] =>
    rulings.filter((each) => isMoot?.(each, scenario)).map(({ id }) => id);
  return Object.fromEntries(scenarios.map(({ id }) => [id, moot(id)]));
}

function publicRoutes(ground: EndpointGround, { games, creation, limits, addresses }: House): void {
  const books = games.rulebooks.map((rulebook) => {
    const { id, title, about, scenarios, rulings, example } = rulebook;
    const moot = mootIn(rulebook);
    const bots = scenarios.flatMap((each) => (hasBots(id, each.id) ? [each.id] : []));
    return {
      id,
      title,
      about,
      scenarios,
      rulings,
      moot,
      bots,
      rolls: rulebook.decisions.some(({ form }) => form === 'roll'),
      botRulings: houseRulings(id),
      ...(example === undefined ? {} : { example }),
    };
  });
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/rulebooks',
      about: 'the rulebooks that can be played',
      params: NONE,
      query: NONE,
      body: NONE,
      answer: z.array(Book),
    },
    async () => books,
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games',
      about: 'create a game; the keys are shown this once',
      params: NONE,
      query: NONE,
      body: NewGame,
      answer: CreatedGame,
      status: 201,
      most: limits.creation,
      cost: COST.creation,
    },
    async ({ body, key }) => {
      const no = mayCreate({ creation }, key);
      if (no) return no;
      const founded = await foundGame(games, body);
      return isDenied(founded) ? founded : { ...founded, addresses: [...addresses()] };
    },
  );
}

function describeAll(app: App): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  app.openAPIRegistry.register('Hello', Hello);
  const info = {
    title: 'Demarche',
    version: '1',
    description:
      'The referee of the diplomatic table. Live desks: a WebSocket at /api/live, to which the first message is a Hello; every message back is { type: "desk", desk }, { type: "change", change } if that was asked for, { type: "aside", part } with what is new beside the desk if that was asked for, { type: "beat" } every 25 seconds and to whoever sends the same, or { type: "error", message }.',
  };
  let made: object | undefined;
  app.get('/api/openapi.json', (c) => {
    made ??= JSON.parse(JSON.stringify(app.getOpenAPI31Document({ openapi: '3.1.0', info }))) as object;
    return json(c, made, 200);
  });
}
