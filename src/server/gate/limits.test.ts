import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  desk,
  folder,
  house,
  listen,
  refusalText,
  sitter,
  table,
  type TestHouse,
} from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';

const BAD_KEY = 'x'.repeat(32);

/** A request with headers that no `fetch` would send. */
function raw(server: TestHouse, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

function helloOf(who: { game: string; key: string }, seat: string): object {
  return { game: who.game, key: who.key, seat, have: 0 };
}

describe('what may be asked for', () => {
  it('cannot be used up by a stranger at the same address', async () => {
    const server = await house({ limits: { burst: 60, perSecond: 0 } });
    const { anna } = await table(server);
    const path = `games/${anna.game}/desk`;
    const bad = [];
    for (let i = 0; i < 5; i++) bad.push((await server.ask(path, BAD_KEY)).status);
    expect(bad).toEqual([401, 401, 401, 429, 429]);
    expect((await server.ask(path)).status).toBe(429);
    expect((await anna.answer('one', '1/allocate', { a: 1 })).status).toBe(200);
    const ear = await listen(server, helloOf(anna, 'one'));
    expect((await ear.heard())[0]).toMatchObject({ type: 'desk' });
    const stranger = await listen(server, helloOf({ game: anna.game, key: BAD_KEY }, 'one'));
    expect(await stranger.closed).toBe(1008);
    expect(stranger.frames.join('')).toMatch(/Too many requests/);
  });

  it('is each key\u2019s own', async () => {
    const server = await house({ limits: { burst: 12, perSecond: 0 } });
    const { anna, ben } = await table(server);
    const ask = (who: typeof anna) => server.ask(`games/${who.game}/desk`, who.key);
    for (let i = 0; i < 12; i++) expect((await ask(anna)).status).toBe(200);
    expect(refusalText(await ask(anna))).toMatch(/Too many requests/);
    expect((await ask(ben)).status).toBe(200);
  });

  it('has an end for all the keys of one address together', async () => {
    const server = await house({ limits: { burst: 11, perSecond: 0 } });
    const { anna, ben, cleo, zoe, made } = await table(server);
    const others = [];
    for (let i = 0; i < 6; i++) {
      const added = await server.ask(`games/${made.game}/people`, made.creatorKey, {
        name: `P${i}`,
        seats: [],
      });
      others.push(sitter(server, made.game, (added.body as { key: string }).key));
    }
    let served = 0;
    for (const who of [anna, ben, cleo, zoe, ...others])
      for (let i = 0; i < 11; i++)
        if ((await server.ask(`games/${made.game}/desk`, who.key)).status === 200) served++;
    expect(served).toBe(8 * 11 - 6);
  });

  it('comes back with time', async () => {
    const server = await house({ limits: { burst: 11, perSecond: 1000 } });
    const { anna } = await table(server);
    for (let i = 0; i < 30; i++) {
      await expect.poll(() => server.ask(`games/${anna.game}/desk`, anna.key)).toMatchObject({ status: 200 });
    }
  });
});

describe('another site', () => {
  it('cannot spend what its visitor may ask for', async () => {
    const server = await house({ limits: { burst: 13, perSecond: 0 } });
    const { host } = new URL(server.address);
    const { anna } = await table(server);
    for (let i = 0; i < 6; i++)
      for (const from of [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: 'http://evil.example' },
      ] as Record<string, string>[]) {
        expect(await raw(server, '/api/rulebooks', { Host: host, ...from })).toBe(403);
        await expect(listen(server, helloOf(anna, 'one'), from)).rejects.toThrow(/403/);
      }
    const ours = { Host: host, Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' };
    expect(await raw(server, '/api/rulebooks', ours)).toBe(200);
    expect(await raw(server, '/api/rulebooks', { Host: host, 'Sec-Fetch-Site': 'none' })).toBe(200);
    expect((await listen(server, helloOf(anna, 'one'), ours)).frames).toHaveLength(1);
  });

  it('may link to the page of a game', async () => {
    const web = folder();
    mkdirSync(web, { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>desk</title>');
    const server = await house({ web });
    const { host } = new URL(server.address);
    expect(await raw(server, '/', { Host: host, 'Sec-Fetch-Site': 'cross-site' })).toBe(200);
  });
});

describe('a proxy', () => {
  const lots = { burst: 60, perSecond: 0 };
  const bad = (server: TestHouse, forwarded: Record<string, string>) =>
    raw(server, '/api/games/x/desk', {
      Host: 'table.example',
      Authorization: `Bearer ${BAD_KEY}`,
      ...forwarded,
    });

  it('that is trusted says last where a request comes from', async () => {
    const server = await house({ limits: lots, trustProxy: true });
    const exhaust = async (header: string, value: (i: number) => string) => {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push(await bad(server, { [header]: value(i) }));
      return statuses;
    };
    const spent = [401, 401, 401, 429];
    expect(await exhaust('X-Forwarded-For', (i) => `198.51.100.${i}, 203.0.113.1`)).toEqual(spent);
    expect(await exhaust('X-Forwarded-For', () => '203.0.113.1, 203.0.113.2')).toEqual(spent);
    expect(
      await exhaust('Forwarded', (i) => `for=198.51.100.${i}, for="[2001:db8::7]:99";proto=https`),
    ).toEqual(spent);
    expect(await bad(server, { Forwarded: 'by=a;for=203.0.113.2' })).toBe(429);
    expect(await exhaust('X-Odd', () => 'x')).toEqual(spent);
  });

  it('that is not trusted says nothing', async () => {
    const server = await house({ limits: lots, host: '0.0.0.0' });
    const statuses = [];
    for (let i = 0; i < 4; i++)
      statuses.push(
        await bad(server, { 'X-Forwarded-For': `203.0.113.${i}`, Forwarded: `for=203.0.113.${i}` }),
      );
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('lets others in, so creating games needs the key, and the page has another name', async () => {
    const server = await house({ trustProxy: true });
    expect(server.creationKey).toHaveLength(32);
    const people = [{ name: 'Anna', seats: ['one', 'two', 'three'] }];
    const wish = { rulebook: 'toy', scenario: 'only', people };
    expect((await server.ask('games', undefined, wish)).status).toBe(401);
    expect((await server.ask('games', server.creationKey ?? '', wish)).status).toBe(201);
    expect(
      await raw(server, '/api/rulebooks', { Host: 'table.example', Origin: 'https://table.example' }),
    ).toBe(200);
  });
});

describe('live desks', () => {
  it('are so many for one key and no more', async () => {
    const server = await house({ limits: { burst: 1000, sockets: 2 } });
    const { anna, ben } = await table(server);
    const first = await listen(server, helloOf(ben, 'two'));
    await listen(server, helloOf(ben, 'two'));
    const third = await listen(server, helloOf(ben, 'two'));
    expect(await third.closed).toBe(1008);
    expect(third.frames.join('')).toMatch(/Too many/);
    expect((await (await listen(server, helloOf(anna, 'one'))).heard())[0]).toMatchObject({ type: 'desk' });
    first.close();
    await first.closed;
    await expect
      .poll(async () => (await listen(server, helloOf(ben, 'two'))).frames[0])
      .toMatch(/^\{"type":"desk"/);
  });

  const open = async (server: TestHouse) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/live`);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    const first = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
    await once(socket, 'open');
    return { socket, closed, first };
  };

  it('that never say what for are ended, and the oldest make room for others', async () => {
    const server = await house({ limits: { burst: 1000, silent: 2, hello: 30_000 } });
    const { anna } = await table(server);
    const oldest = await open(server);
    const others = [await open(server), await open(server)];
    expect(await oldest.closed).toBe(1006);
    const ear = await listen(server, helloOf(anna, 'one'));
    expect((await ear.heard())[0]).toMatchObject({ type: 'desk' });
    expect(await others[0]?.closed).toBe(1006);
    const hasty = await house({ limits: { burst: 1000, hello: 50 } });
    const silent = await open(hasty);
    expect(await silent.first).toMatch(/Say first which game/);
    expect(await silent.closed).toBe(1008);
  });

  it('that are not read are cut off, and catch up when they come again', async () => {
    const bulky = { ...TOY, data: () => ({ data: { card: 'x'.repeat(400_000) } }) };
    const server = await house({ rulebooks: [bulky] });
    const { anna, ben } = await table(server);
    const { socket, closed, first } = await open(server);
    socket.send(JSON.stringify(helloOf(ben, 'two')));
    await first;
    socket.pause();
    const report = (n: number) =>
      anna.answer('table', `standing-${n}/report`, { 'weather.fair': { value: n % 2 === 0, as: 'change' } });
    // far more than what the system keeps for a connection
    for (let n = 0; n < 60; n++) desk(await report(n));
    socket.resume();
    expect(await closed).toBe(1006);
    const again = await listen(server, { ...helloOf(ben, 'two'), have: 1 });
    expect((await again.heard())[0]?.desk).toMatchObject({ from: 1, lines: { length: 59 } });
  });
});

describe('the people of a game', () => {
  it('are so many and no more', async () => {
    const server = await house();
    const { made } = await table(server);
    const add = (i: number) =>
      server.ask(`games/${made.game}/people`, made.creatorKey, { name: `P${i}`, seats: [] });
    for (let i = 4; i < 200; i++) expect((await add(i)).status).toBe(201);
    const full = await add(200);
    expect([full.status, refusalText(full)]).toEqual([409, expect.stringMatching(/as many people/)]);
  });
});

describe('a connection that sends nothing', () => {
  it('is closed', async () => {
    const server = await house({ limits: { burst: 1000, hello: 1000 } });
    const { hostname, port } = new URL(server.address);
    const silent = connect({ host: hostname, port: Number(port) });
    silent.on('error', () => undefined);
    silent.resume();
    await once(silent, 'close');
    expect((await server.ask('rulebooks')).status).toBe(200);
  });
});
