import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import { SAYS } from '../denied.ts';
import {
  ask,
  house,
  type HouseOptions,
  listen,
  refusalText,
  sitter,
  type TestHouse,
} from '../house.test-helper.ts';
import { bareBlock, blockOf, HOSTING, nginxBlock, startProxy } from './proxy.test-helper.ts';

const proxies: { close(): void }[] = [];
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close();
});

const PEOPLE = [
  { name: 'Anna', seats: ['one'] },
  { name: 'Ben', seats: ['two', 'three'] },
];
const WISH = { rulebook: 'toy', scenario: 'only', people: PEOPLE };

/** A server behind a proxy of its own, as a page of the proxy's address asks it. */
async function behind(block: string, options: HouseOptions): Promise<TestHouse & { origin: string }> {
  const server = await house(options);
  const proxy = await startProxy(block, server.address);
  proxies.push(proxy);
  const origin = new URL(proxy.address).origin;
  const asks: TestHouse['ask'] = (path, key = server.creationKey ?? undefined, body) => {
    const headers: Record<string, string> = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
    if (key !== undefined) headers['Authorization'] = `Bearer ${key}`;
    if (body === undefined) delete headers['Origin'];
    else headers['Content-Type'] = 'application/json';
    return askBy(proxy.address, path, headers, body);
  };
  return { ...server, address: proxy.address, origin, ask: asks };
}

/** A request with every header of a browser, which `fetch` would not send. */
function askBy(
  address: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): ReturnType<TestHouse['ask']> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(new URL(`api/${path}`, address), { method, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => {
        const json = answer.headers['content-type']?.startsWith('application/json') === true;
        const status = answer.statusCode ?? 0;
        resolve({ status, text, body: json ? JSON.parse(text) : null, headers: new Headers() });
      });
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const times = ({ logged }: TestHouse, sentence: string): number =>
  logged.filter((line) => (JSON.parse(line) as { msg: string }).msg === sentence).length;

describe('docs/hosting.md', () => {
  it('has one server for all it shows', () => {
    const [, port, data] =
      /^ {4}npx demarche serve --port (\d+) --data (\S+) --trust-proxy$/m.exec(HOSTING) ?? [];
    expect(data).toBe('games');
    expect(nginxBlock()).toContain(`proxy_pass http://127.0.0.1:${port};`);
    expect(blockOf(HOSTING, 'caddy')).toContain(`reverse_proxy 127.0.0.1:${port}`);
    const service = readFileSync(join(import.meta.dirname, '../../../deploy/demarche.service'), 'utf8');
    expect(service).toMatch(
      new RegExp(`^ExecStart=\\S+ demarche serve --port ${port} --data \\S+ --trust-proxy$`, 'm'),
    );
  });

  it('has an nginx block through which two seats play, live', async () => {
    const server = await behind(nginxBlock(), { trustProxy: true });
    const heard = await server.ask('games', undefined, WISH);
    expect(heard.status).toBe(201);
    const { game, people, addresses } = heard.body as CreatedGame;
    expect(addresses).toEqual([]);
    const [anna, ben] = people.map(({ key }) => sitter(server, game, key));
    const hello = { game, key: ben?.key, seat: 'two', have: 0 };
    const ear = await listen(server, hello, { Origin: server.origin });
    expect((await anna?.answer('one', '1/allocate', { a: 1 }))?.status).toBe(200);
    await expect.poll(async () => (await ear.heard()).at(-1)?.desk.answered).toEqual(['one']);
    expect((await ben?.answer('two', '1/allocate', { a: 1 }))?.status).toBe(200);
    expect(server.logged.filter((line) => line.includes('"level":40'))).toEqual([]);
  });

  it('has in the block what tells one client from another', async () => {
    const strangers = async (...without: string[]): Promise<[number[], number]> => {
      const server = await house({ trustProxy: true, limits: { burst: 50, perSecond: 0 } });
      const statuses = [];
      for (const client of ['203.0.113.1', '203.0.113.2']) {
        const proxy = await startProxy(nginxBlock(...without), server.address, client);
        proxies.push(proxy);
        for (let i = 0; i < 3; i++)
          statuses.push((await ask(proxy.address, 'games/x/desk', 'x'.repeat(32))).status);
      }
      return [statuses, times(server, SAYS.proxyIsSilent)];
    };
    expect(await strangers()).toEqual([[401, 401, 401, 401, 401, 401], 0]);
    expect(await strangers('X-Forwarded-For')).toEqual([[401, 401, 401, 429, 429, 429], 1]);
  });
});

describe('a proxy that changes Host', () => {
  it('is named in the answer to a change, and once in the log', async () => {
    const server = await behind(nginxBlock('Host'), { trustProxy: true });
    expect((await server.ask('rulebooks')).status).toBe(200);
    for (let i = 0; i < 2; i++) {
      const heard = await server.ask('games', undefined, WISH);
      expect([heard.status, refusalText(heard)]).toEqual([403, SAYS.proxyChangesHost]);
    }
    expect(times(server, SAYS.proxyChangesHost)).toBe(1);
    await expect(listen(server, {}, { Origin: server.origin })).rejects.toThrow(/403/);
  });

  it('and says nothing of itself is told of by what the browser says', async () => {
    const server = await behind(bareBlock(), {});
    expect((await server.ask('rulebooks')).status).toBe(200);
    const heard = await server.ask('games', undefined, WISH);
    expect([heard.status, refusalText(heard)]).toEqual([403, SAYS.proxyNotTrusted]);
    expect(times(server, SAYS.proxyNotTrusted)).toBe(1);
  });
});

describe('a proxy that the server was not told of', () => {
  it.each([
    ['as the page shows it', nginxBlock()],
    ['with Host changed', nginxBlock('Host')],
  ])('lets nobody in, and the answer says what to set: %s', async (_, block) => {
    const server = await behind(block, {});
    for (const heard of [await server.ask('rulebooks'), await server.ask('games', undefined, WISH)])
      expect([heard.status, refusalText(heard)]).toEqual([403, SAYS.proxyNotTrusted]);
    expect(times(server, SAYS.proxyNotTrusted)).toBe(1);
    const page = await fetch(server.address);
    expect([page.status, await page.text()]).toEqual([403, SAYS.proxyNotTrusted]);
    expect(page.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  it('counts for nothing where others can come without it', async () => {
    const server = await behind(nginxBlock(), { host: '0.0.0.0' });
    for (let i = 0; i < 2; i++) expect((await server.ask('rulebooks')).status).toBe(200);
    expect(times(server, SAYS.proxyCountsNot)).toBe(1);
    const odd = { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(refusalText(await askBy(server.address, 'rulebooks', odd))).toBe(SAYS.otherSite);
  });

  it('is suspected where a server of this machine alone is called by another name', async () => {
    const server = await house();
    const heard = await askBy(server.address, 'rulebooks', { Host: 'table.example' });
    expect([heard.status, refusalText(heard)]).toEqual([403, SAYS.otherName]);
    expect((await askBy(server.address, 'rulebooks', { Host: '127.0.0.2' })).status).toBe(200);
  });

  it('opens nothing and takes nothing from others, whoever writes its headers', async () => {
    const server = await house({ limits: { burst: 10, perSecond: 0 } });
    for (let i = 0; i < 40; i++) {
      const heard = await askBy(server.address, 'rulebooks', { 'X-Forwarded-For': `203.0.113.${i}` });
      expect(heard.status).toBe(403);
    }
    expect(times(server, SAYS.proxyNotTrusted)).toBe(1);
    expect((await server.ask('rulebooks')).status).toBe(200);
  });
});

describe('a proxy that passes no WebSockets', () => {
  it.each([['Upgrade'], ['Connection'], ['proxy_http_version']])(
    'is named in the answer, and once in the log: without %s',
    async (what) => {
      const server = await behind(nginxBlock(what), { trustProxy: true });
      for (let i = 0; i < 2; i++)
        await expect(listen(server, {}, { Origin: server.origin })).rejects.toThrow(/400/);
      expect(refusalText(await server.ask('live'))).toBe(SAYS.noUpgrade);
      expect(times(server, SAYS.noUpgrade)).toBe(1);
    },
  );
});
