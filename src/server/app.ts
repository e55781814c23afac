import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { Hello, LIVE } from './api/api.ts';
import { describe } from './routes/describe.ts';
import { type App, deny, type Env, type EndpointGround, json } from './routes/endpoint.ts';
import { denial, type Denial, SAYS } from './denied.ts';
import { faultOf } from './fault.ts';
import type { Gate } from './gate/gate.ts';
import { makeLanes } from './gate/lanes.ts';
import { COST, SITE_HEADERS, withHeaders } from './gate/security.ts';
import { type House, houseRoutes } from './house.ts';
import type { Log } from './log.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import type { Notifying } from './notices/set-up.ts';
import { metricsRoute, type Operating, probeRoutes } from './operating/routes.ts';
import { statics } from './routes/statics.ts';
import { traceOf } from './trace.ts';

/** A house that people reach over HTTP. */
export interface ServerHouse extends House {
  readonly gate: Gate;
  /** The folder of the built pages, if there is one. */
  readonly web: string | null;
  /** The folder of the built page without a server, if there is one. */
  readonly site: string | null;
  /** Whether a proxy stands in front, whose word on addresses counts. */
  readonly trustProxy: boolean;
  readonly operating: Operating;
  readonly notifying: Notifying;
}

/** Below which the page without a server is served. */
const SITE_PATH = '/offline/';

/** All that the server answers over HTTP. */
export function makeApp(house: ServerHouse): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  probeRoutes(app, house.operating);
  watch(app, house);
  app.use(withHeaders);
  app.use(async (c, next) => {
    const page = !c.req.path.startsWith('/api/') && c.req.path !== '/metrics';
    const no = house.gate.refuse(c.env, page);
    if (no === null) return next();
    return page ? c.text(no.error.message, no.status) : deny(c, no);
  });
  const { limits, budgets } = house;
  const failed = (error: unknown): Denial => {
    note(house.log, error);
    return faultOf(error);
  };
  const ground: EndpointGround = {
    app,
    limits,
    budgets,
    lanes: makeLanes(house.games.pace),
    describe: (spec) => describe(app, spec),
    failed,
  };
  metricsRoute(app, house.operating, async (c, key) => {
    const payer = await budgets.payer(c.env.address, key);
    return budgets.spend(payer, COST.badKey) ? null : denial(429, SAYS.tooMany);
  });
  houseRoutes(ground, house);
  noticeRoutes(ground, house.games, house.notifying);
  describeAll(app);
  app.get(LIVE, (c) => {
    house.gate.tell(SAYS.noUpgrade);
    return deny(c, denial(400, SAYS.noUpgrade));
  });
  app.all('/api/*', (c) => deny(c, denial(404, SAYS.noPath)));
  if (house.site !== null) statics(app, { folder: house.site, below: SITE_PATH, headers: SITE_HEADERS });
  if (house.web !== null) statics(app, { folder: house.web, below: '/' });
  app.notFound((c) => deny(c, denial(404, SAYS.noPath)));
  return app;
}

/** One log line for each request: never a path, a query, a header, a body or the text of an error. */
function watch(app: App, { log, operating: { meters } }: ServerHouse): void {
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
function note(log: Log, error: unknown): void {
  try {
    log.error(traceOf(error), 'fault');
  } catch {
    // nobody is left to be told
  }
}

function hasHungUp(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

function describeAll(app: OpenAPIHono<Env>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  const { $schema: _, ...hello } = z.toJSONSchema(Hello);
  app.openAPIRegistry.registerComponent('schemas', 'Hello', hello as object);
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
