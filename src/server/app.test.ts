import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { CreatedGame } from './api/api.ts';
import { desk, house, listen, refusalText, table } from './house.test-helper.ts';

const PEOPLE = [
  { name: 'Anna', seats: ['one'] },
  { name: 'Ben', seats: ['two', 'three'] },
];
const WISH = { rulebook: 'toy', scenario: 'only', people: PEOPLE };

describe('creating a game', () => {
  it('gives every person a key of their own, and keeps none of them', async () => {
    const server = await house();
    const heard = await server.ask('games', undefined, { ...WISH, title: 'Friday' });
    expect(heard.status).toBe(201);
    const made = heard.body as CreatedGame;
    const keys = [made.creatorKey, ...made.people.map((each) => each.key)];
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(24);
    const seen = desk(await server.ask(`games/${made.game}/desk`, keys[2]));
    expect(seen).toMatchObject({ title: 'Friday', person: 'Ben', seats: ['two', 'three'], seat: 'two' });
    expect(seen.people).toEqual(PEOPLE);
    await server.close();
    const bytes = readFileSync(server.file);
    for (const key of keys) {
      expect(bytes.includes(key)).toBe(false);
      expect(bytes.includes(Buffer.from(key, 'base64url'))).toBe(false);
      expect(server.logged.join('')).not.toContain(key);
    }
    expect(bytes.includes('Friday')).toBe(true);
  });

  it.each([
    [{ ...WISH, rulebook: 'chess' }, /no rulebook "chess"/],
    [{ ...WISH, scenario: 'constructor' }, /no scenario "constructor"/],
    [{ ...WISH, rulings: { A9: 'b' } }, /no ruling "A9"/],
    [{ ...WISH, dice: { seed: 'ab' } }, /dice/],
    [{ ...WISH, people: [{ name: 'Anna', seats: ['one', 'two'] }] }, /Nobody has the seat three/],
    [{ ...WISH, people: [{ name: 'Anna', seats: ['one', '__proto__'] }] }, /no seat "__proto__"/],
    [{ ...WISH, people: [...PEOPLE, { name: 'Anna', seats: [] }] }, /two people called Anna/],
    [{ ...WISH, people: [{ name: 'Anna', seats: ['one', 'one', 'two', 'three'] }] }, /seat twice/],
    [{ ...WISH, people: [] }, /people/],
    [{ ...WISH, extra: 1 }, /extra/],
    [[], /Wrong shape/],
  ])('refuses a bad wish with a sentence: %#', async (wish, why) => {
    const server = await house();
    const heard = await server.ask('games', undefined, wish);
    expect(heard.status).toBe(400);
    expect(refusalText(heard)).toMatch(why);
  });

  it('names every fault of a data file', async () => {
    const server = await house();
    const people = [{ name: 'Anna', seats: ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'] }];
    const wish = { rulebook: 'level-of-cooperation', scenario: 'short-1942', people, data: [{ odd: 1 }] };
    const heard = await server.ask('games', undefined, wish);
    expect(heard.status).toBe(400);
    expect(refusalText(heard)).toMatch(/^Data file 1: /);
  });

  it('needs the creation key where others can reach the server', async () => {
    const server = await house({ host: '0.0.0.0' });
    const key = server.creationKey ?? '';
    expect(key).toHaveLength(32);
    const without = await server.ask('games', undefined, WISH);
    expect([without.status, refusalText(without)]).toEqual([
      401,
      expect.stringMatching(/needs its creation key/),
    ]);
    expect(
      refusalText(
        await server.ask(
          'games',
          key.replace(/^./, (first) => (first === '-' ? '_' : '-')),
          WISH,
        ),
      ),
    ).toMatch(/This is not the creation key/);
    expect((await server.ask('games', key, WISH)).status).toBe(201);
    expect(server.logged.join('')).not.toContain(key);
    expect((await house()).creationKey).toBeNull();
  });
});

describe('what comes from outside', () => {
  it('is refused with JSON and a sentence when it is no JSON, or none that a game can hold', async () => {
    const server = await house();
    const { anna } = await table(server);
    const path = `games/${anna.game}/answers`;
    const send = (body: string, type = 'application/json') =>
      server.ask(path, anna.key, undefined, {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${anna.key}`, 'Content-Type': type },
      });
    const before = await anna.desk();
    for (const body of ['{', '"\\ud800', '[1,]'])
      expect(await send(body)).toMatchObject({ status: 400, body: { error: { clauses: [] } } });
    const fine = '"seat":"one","decision":"1/allocate","mark":"","request":"x"';
    expect(refusalText(await send(`{${fine},"answer":{"__proto__":{"a":1}}}`))).toMatch(/odd name/);
    expect(refusalText(await send(`{${fine},"answer":{"a":1e999}}`))).toMatch(/odd name or number/);
    expect(refusalText(await send(`{${fine},"answer":{"a":-0}}`))).toMatch(/odd name or number/);
    expect(refusalText(await send(`{${fine},"answer":"\\ud800"}`))).toMatch(/broken text/);
    expect(refusalText(await send(`{${fine},"answer":${'['.repeat(9000)}${']'.repeat(9000)}}`))).toMatch(
      /too deep/,
    );
    expect(refusalText(await send(`{${fine},"answer":{"a":1}}`, 'text/plain'))).toMatch(/application\/json/);
    expect(refusalText(await send(`{"seat":1}`))).toMatch(/Wrong shape: seat/);
    expect(refusalText(await send(''))).toMatch(/Wrong shape/);
    expect((await server.ask('nowhere')).status).toBe(404);
    expect((await server.ask('games/../../etc/passwd')).status).toBe(404);
    expect((await server.ask('games/none/desk', anna.key)).status).toBe(404);
    expect((await server.ask('games/__proto__/desk', anna.key)).status).toBe(404);
    expect((await server.ask(`games/${anna.game}/desk?from=-1`, anna.key)).status).toBe(400);
    expect(await anna.desk()).toEqual(before);
  });

  it('is taken at its word: numbers of an address, the type of a body, names', async () => {
    const server = await house();
    const { made, anna } = await table(server);
    desk(await anna.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } }));
    const at = (n: string) => server.ask(`games/${anna.game}/at/${n}?seat=one`, anna.key);
    expect((await at('1')).status).toBe(200);
    for (const n of ['0x1', '1%20', '%201', '1.0', '01', '+1', '1e0', '-1', '', '%00', '1234567890'])
      expect([n, (await at(n)).status]).toEqual([n, n === '' ? 404 : 400]);
    expect(refusalText(await at('0x1'))).toBe('Wrong shape: n: a whole number from 0.');
    const people = `games/${anna.game}/people`;
    for (const index of ['0x2', '2%20'])
      expect((await server.ask(`${people}/${index}/revoke`, made.creatorKey, {})).status).toBe(400);
    const from = (text: string) => server.ask(`games/${anna.game}/desk?from=${text}`, anna.key);
    expect([(await from('0x1')).status, (await from('')).status, (await from('1')).status]).toEqual([
      400, 400, 200,
    ]);
    const send = (type: string) =>
      server.ask(people, undefined, undefined, {
        method: 'POST',
        body: JSON.stringify({ name: type.slice(-9), seats: [] }),
        headers: { Authorization: `Bearer ${made.creatorKey}`, 'Content-Type': type },
      });
    for (const type of ['application/json-patch+json', 'application/json, text/plain', 'application/jsonx'])
      expect(refusalText(await send(type))).toMatch(/Content-Type: application\/json/);
    for (const type of ['application/json', 'Application/JSON ; charset="UTF-8"'])
      expect((await send(type)).status).toBe(201);
    for (const name of ['Eve\u0000', 'E\nve', '\u202eevE', 'E\u2028ve', '\u001b[2J'])
      expect(refusalText(await server.ask(people, made.creatorKey, { name, seats: [] }))).toMatch(
        /control char/,
      );
    const named = { name: '  \u00c9va  \u{1f469}\u200d\u{1f680}', seats: [] };
    expect((await server.ask(people, made.creatorKey, named)).body).toMatchObject({
      name: '\u00c9va  \u{1f469}\u200d\u{1f680}',
    });
    const titled = await server.ask('games', undefined, { ...WISH, title: 'War\u0007' });
    expect([titled.status, refusalText(titled)]).toEqual([400, expect.stringMatching(/title: .*control/)]);
  });

  it('is cut off when it is too large', async () => {
    const server = await house();
    const { anna } = await table(server);
    const answer = { text: 'x'.repeat(70_000) };
    const heard = await anna.post('answers', { seat: 'one', decision: '1/allocate', mark: '', answer });
    expect(heard.status).toBe(413);
    expect(refusalText(heard)).toMatch(/more than the server takes/);
    expect((await anna.desk()).answered).toEqual([]);
  });

  it('is slowed down when it is too much, bad keys sooner', async () => {
    const server = await house({ limits: { burst: 100, perSecond: 0 } });
    const { made } = await table(server);
    const bad = [];
    for (let i = 0; i < 8; i++)
      bad.push((await server.ask(`games/${made.game}/desk`, 'x'.repeat(32))).status);
    expect(bad).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await server.ask('rulebooks')).status).toBe(429);
  });

  it('must come from our own pages', async () => {
    const server = await house();
    const { anna } = await table(server);
    const raw = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const sent = request(server.address + 'api/rulebooks', { headers }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.on('error', reject).end();
      });
    const { host } = new URL(server.address);
    expect(await raw({ Host: host, Origin: `http://${host}` })).toBe(200);
    expect(await raw({ Host: host })).toBe(200);
    expect(await raw({ Host: host, Origin: 'http://evil.example' })).toBe(403);
    expect(await raw({ Host: host, Origin: 'null' })).toBe(403);
    expect(await raw({ Host: 'evil.example', Origin: 'http://evil.example' })).toBe(403);
    const hello = { game: anna.game, key: anna.key, seat: 'one', have: 0 };
    await expect(listen(server, hello, { Origin: 'http://evil.example' })).rejects.toThrow(/403/);
    await expect(listen(server, hello, { Origin: `http://${host}` })).resolves.toBeDefined();
  });
});

describe('what goes out', () => {
  it('carries the strict headers, errors too', async () => {
    const server = await house();
    for (const path of ['rulebooks', 'nowhere', 'games/x/desk']) {
      const { headers } = await server.ask(path);
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('says which game it is to whoever has a key, as their desk does, and to nobody else', async () => {
    const server = await house();
    const { anna } = await table(server);
    const desk: Readonly<Record<string, unknown>> = { ...(await anna.desk()) };
    const { body, status } = await server.ask(`games/${anna.game}`, anna.key);
    const names = ['game', 'title', 'rulebook', 'scenario', 'rulings', 'data', 'seats', 'people', 'awaiting'];
    expect(status).toBe(200);
    // since when seats are asked stands beside the desk
    const { since, ...rest } = body as Record<string, unknown>;
    expect(Object.keys(since as object)).toEqual(['one', 'two', 'three']);
    expect(rest).toEqual(Object.fromEntries(names.map((name) => [name, desk[name]])));
    expect((await server.ask(`games/${anna.game}`, 'not-a-key')).status).toBe(401);
  });

  it('is described by a document made from the schemas that check it', async () => {
    const server = await house();
    const { body } = await server.ask('openapi.json');
    const { paths, components } = body as {
      paths: Record<string, object>;
      components: { schemas: Record<string, { required?: string[] }> };
    };
    expect(Object.keys(paths).toSorted()).toEqual([
      '/api/club-tables',
      '/api/club-tables/{id}',
      '/api/club-tables/{id}/end',
      '/api/club-tables/{id}/games',
      '/api/club-tables/{id}/games/{game}',
      '/api/club-tables/{id}/renew',
      '/api/clubs',
      '/api/clubs/{id}',
      '/api/games',
      '/api/games/{id}',
      '/api/games/{id}/affected/{n}',
      '/api/games/{id}/answers',
      '/api/games/{id}/aside',
      '/api/games/{id}/at/{n}',
      '/api/games/{id}/away',
      '/api/games/{id}/back',
      '/api/games/{id}/bots',
      '/api/games/{id}/bots/pace',
      '/api/games/{id}/deadline',
      '/api/games/{id}/desk',
      '/api/games/{id}/drafts',
      '/api/games/{id}/file',
      '/api/games/{id}/habits',
      '/api/games/{id}/invitation',
      '/api/games/{id}/lines',
      '/api/games/{id}/lots',
      '/api/games/{id}/maker',
      '/api/games/{id}/mend',
      '/api/games/{id}/notes',
      '/api/games/{id}/notices',
      '/api/games/{id}/notices/{channel}/leave',
      '/api/games/{id}/notices/{channel}/try',
      '/api/games/{id}/nudge',
      '/api/games/{id}/past',
      '/api/games/{id}/people',
      '/api/games/{id}/people/{index}/agree',
      '/api/games/{id}/people/{index}/renew',
      '/api/games/{id}/people/{index}/revoke',
      '/api/games/{id}/presence',
      '/api/games/{id}/proposal/agree',
      '/api/games/{id}/proposal/refuse',
      '/api/games/{id}/publish',
      '/api/games/{id}/stand-in',
      '/api/games/{id}/stand-in/accept',
      '/api/games/{id}/stand-in/lets',
      '/api/games/{id}/suggest',
      '/api/games/{id}/take',
      '/api/games/{id}/talk',
      '/api/games/{id}/talk/lookers',
      '/api/games/{id}/talk/maker',
      '/api/games/{id}/talk/seen',
      '/api/games/{id}/ticks',
      '/api/games/{id}/undo',
      '/api/games/{id}/withdraw',
      '/api/imports',
      '/api/notices/confirm',
      '/api/notices/leave',
      '/api/rulebooks',
      '/api/standings',
    ]);
    expect(components.schemas['Answer']?.required).toEqual(['seat', 'decision', 'request']);
    const { anna } = await table(server);
    const promised = components.schemas['Desk']?.required?.toSorted();
    expect(Object.keys(await anna.desk()).toSorted()).toEqual(promised);
  });
});
