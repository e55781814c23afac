import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { changeRoutes } from './change-routes.ts';
import { makeAside } from '../aside/aside.ts';
import { botRoutes } from '../bots/routes.ts';
import { denial, SAYS } from '../denied.ts';
import type { Env, EndpointGround } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { desk, house, refusalText, table } from '../house.test-helper.ts';
import { lookingRoutes } from './looking-routes.ts';
import { LIMITS } from '../gate/security.ts';

/** What a request costs, and whether it waits for its turn among what is dear. */
async function priceOf(path: string, body?: string, size?: Record<string, string>) {
  let cost = 0;
  let isDear = false;
  const ground: EndpointGround = {
    app: new Hono<Env>(),
    limits: LIMITS,
    budgets: {
      payer: async (address, key) => ({ address, key }),
      spend: (_, units) => {
        cost += units;
        return true;
      },
    },
    lanes: {
      enter: async () => undefined,
      take: (_, act) => {
        isDear = true;
        return act();
      },
    },
    describe: () => undefined,
    failed: (error) => {
      throw error;
    },
  };
  const nothing = async () => denial(404, SAYS.noGame);
  const aside = makeAside({} as Games, []);
  const games = { open: nothing, inTurn: nothing } as unknown as Games;
  lookingRoutes(ground, games, aside);
  changeRoutes(ground, games);
  botRoutes(ground, { games, changed: async () => undefined, thinking: { suggest: async () => null } });
  const headers = { Authorization: 'Bearer k', 'Content-Type': 'application/json', ...size };
  const sent = body === undefined ? { headers } : { method: 'POST', headers, body };
  const { status } = await ground.app.request(`/api/games/g/${path}`, sent, {
    headers: {},
    address: 'here',
  });
  return { cost, isDear, status };
}

const answerOf = (bytes: number): string =>
  JSON.stringify({ seat: 'one', decision: 'd', request: 'r', answer: 'x'.repeat(bytes) });

describe('what takes long', () => {
  it.each([
    ['at/3', { cost: 4, isDear: true }],
    ['affected/3', { cost: 4, isDear: true }],
    ['desk', { cost: 1, isDear: true }],
    ['lines?before=3', { cost: 1, isDear: true }],
  ])('to look at, %s, costs and waits accordingly', async (path, price) => {
    expect(await priceOf(path)).toMatchObject(price);
  });

  it.each([
    [100, { cost: 1, isDear: false }],
    [2000, { cost: 1, isDear: true }],
    [17_000, { cost: 3, isDear: true }],
    [64_000, { cost: 8, isDear: true }],
  ])('to read, %i bytes, costs and waits accordingly', async (bytes, price) => {
    const body = answerOf(bytes);
    expect(await priceOf('answers', body, { 'Content-Length': `${body.length}` })).toMatchObject(price);
  });

  it('to read costs the most where nobody says how long it is', async () => {
    const chunked = { 'Transfer-Encoding': 'chunked' };
    expect(await priceOf('answers', answerOf(2000), chunked)).toMatchObject({ cost: 9, isDear: true });
  });

  it.each([
    ['', { cost: 8, isDear: false, status: 404 }],
    [' '.repeat(2000), { cost: 8, isDear: false, status: 413 }],
  ])('to think about for bots waits for nobody else, however long what is sent', async (more, price) => {
    const body = JSON.stringify({ seat: 'one', decision: 'd' }) + more;
    expect(await priceOf('suggest', body, { 'Content-Length': `${body.length}` })).toEqual(price);
  });

  it('to read is paid for before it comes', async () => {
    const server = await house({ limits: { burst: 50, perSecond: 0 } });
    const { zoe } = await table(server);
    const { hostname, port } = new URL(server.address);
    const headers = {
      Authorization: `Bearer ${zoe.key}`,
      'Content-Type': 'application/json',
      'Content-Length': 60_000,
    };
    const path = `/api/games/${zoe.game}/answers`;
    const asked = Array.from({ length: 8 }, () =>
      request({ hostname, port, path, method: 'POST', headers }).on('error', () => undefined),
    );
    const refused = Promise.any(
      asked.map(async (each) => ((await once(each, 'response')) as [IncomingMessage])[0].statusCode),
    );
    for (const each of asked) each.flushHeaders();
    expect(await refused).toBe(429);
    for (const each of asked) each.destroy();
  });

  it('is soon all that a key has, and nobody else pays for it', async () => {
    const server = await house({ limits: { burst: 41, perSecond: 0 } });
    const { anna, zoe } = await table(server);
    const looks = await Promise.all(
      Array.from({ length: 20 }, () => server.ask(`games/${zoe.game}/at/0`, zoe.key)),
    );
    expect(looks.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(looks.filter(({ status }) => status === 429)).toHaveLength(9);
    expect((await anna.answer('one', '1/allocate', { a: 1 })).status).toBe(200);
  });
});

describe('a report', () => {
  const facts = (count: number, as: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`fact.${i}`, { value: true, as }]));

  it('has so many facts unasked, and corrects so many, and no more; else nothing is changed', async () => {
    const server = await house();
    const { anna } = await table(server);
    const before = await anna.desk();
    for (const [decision, as] of [
      ['standing-0/report', 'change'],
      ['standing-0/report', 'correction'],
      ['1/asked', 'correction'],
    ] as const) {
      const much = await anna.answer('table', decision, facts(41, as));
      expect([much.status, refusalText(much)]).toEqual([413, expect.stringMatching(/send 40 facts at once/)]);
      // what is bounded no more is judged by the rules
      expect((await anna.answer('table', decision, facts(40, as))).status).toBe(409);
    }
    expect((await anna.answer('table', '1/asked', facts(41, 'change'))).status).toBe(409);
    expect(await anna.desk()).toEqual(before);
    const fair = { 'weather.fair': { value: true, as: 'correction' } };
    expect(desk(await anna.answer('table', 'standing-0/report', fair)).lines).toHaveLength(1);
  });
});
