import { describe, expect, it } from 'vitest';
import { house, listen, table } from '../house.test-helper.ts';

const get = async (
  address: string,
  path: string,
  key?: string,
): Promise<{ status: number; text: string }> => {
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  const response = await fetch(new URL(path, address), { headers });
  return { status: response.status, text: await response.text() };
};

/** The value of a count with its labels, as Prometheus reads it. */
const count = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

const KEY = 'a-key-of-the-operator-1';

describe('a server, asked how it is', () => {
  it('says that it answers and is ready, to whoever calls it by whatever name, and logs nothing of it', async () => {
    const server = await house();
    for (const path of ['healthz', 'readyz']) {
      const response = await fetch(new URL(path, server.address), {
        headers: { 'X-Forwarded-For': '203.0.113.9', Origin: 'https://elsewhere.example' },
      });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(server.logged).toEqual([]);
  });

  it('is not ready, but answers, while its database does not', async () => {
    let fails: 'no' | 'at once' | 'never' = 'no';
    let asked = 0;
    const server = await house({
      odd: (database) => ({
        ...database,
        opens: async (key) => {
          asked++;
          if (fails === 'at once') throw new Error('gone');
          return fails === 'never' ? new Promise(() => undefined) : database.opens(key);
        },
      }),
    });
    for (const how of ['at once', 'never'] as const) {
      fails = how;
      expect(await get(server.address, 'readyz')).toEqual({
        status: 503,
        text: expect.stringContaining('The database does not answer.'),
      });
      expect((await get(server.address, 'healthz')).status).toBe(200);
    }
    // however many ask, the database is asked once at a time
    asked = 0;
    await Promise.all([1, 2, 3, 4].map(() => get(server.address, 'readyz')));
    expect(asked).toBe(1);
    fails = 'no';
    expect((await get(server.address, 'readyz')).status).toBe(200);
  });

  it('says that it is being stopped, and serves until then', async () => {
    const server = await house({ drain: 1000 });
    const { anna } = await table(server);
    const closed = server.close();
    await expect.poll(async () => (await get(server.address, 'readyz')).status).toBe(503);
    expect((await get(server.address, 'readyz')).text).toContain('is being stopped');
    expect((await anna.desk()).game).toBe(anna.game);
    await closed;
    await expect(get(server.address, 'healthz')).rejects.toThrow('fetch failed');
  });
});

describe('the metrics of a server', () => {
  it('count requests, what was stored, who watches and what waits; and name nobody', async () => {
    const server = await house();
    const { made, anna } = await table(server);
    const before = (await get(server.address, 'metrics')).text;
    expect(count(before, 'demarche_live_desks')).toBe(0);
    const ear = await listen(server, { game: anna.game, key: anna.key, seat: 'one', have: 0 });
    expect((await anna.answer('one', '1/allocate', { a: 3 })).status).toBe(200);
    const { text } = await get(server.address, 'metrics');
    expect(count(text, 'demarche_live_desks')).toBe(1);
    expect(count(text, 'demarche_games_in_memory')).toBe(1);
    expect(count(text, 'demarche_notices_queued')).toBe(0);
    expect(count(text, 'demarche_entries_total{rulebook="toy"}')).toBe(1);
    expect(count(text, 'demarche_store_seconds_count{rulebook="toy"}')).toBe(1);
    const answers = '{method="POST",route="/api/games/{id}/answers",status="200"}';
    expect(count(text, `demarche_requests_total${answers}`)).toBe(1);
    expect(count(text, 'demarche_request_seconds_count{route="/api/games/{id}/answers"}')).toBe(1);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    for (const secret of [anna.game, 'Anna', ...made.people.map(({ key }) => key)])
      expect(text).not.toContain(secret);
    ear.close();
    await expect
      .poll(async () => count((await get(server.address, 'metrics')).text, 'demarche_live_desks'))
      .toBe(0);
  });

  it('count no answer that was refused as stored', async () => {
    const server = await house();
    const { anna } = await table(server);
    expect((await anna.answer('one', '1/allocate', { a: 3, b: 1 })).status).toBe(409);
    const { text } = await get(server.address, 'metrics');
    expect(count(text, 'demarche_entries_total{rulebook="toy"}')).toBeNaN();
  });

  it('are closed where others can come and no key was set', async () => {
    const server = await house({ trustProxy: true });
    const { status, text } = await get(server.address, 'metrics');
    expect([status, text]).toEqual([403, expect.stringContaining('--metrics-key')]);
  });

  it('need the key where one was set; guessing it is dear', async () => {
    const server = await house({ trustProxy: true, metricsKey: KEY, limits: { burst: 50, perSecond: 0 } });
    expect((await get(server.address, 'metrics', KEY)).status).toBe(200);
    expect((await get(server.address, 'metrics')).status).toBe(401);
    const guess = async (): Promise<number> => (await get(server.address, 'metrics', `${KEY}2`)).status;
    expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
    expect((await get(server.address, 'metrics', KEY)).status).toBe(200);
  });

  it('are not for the page of another site', async () => {
    const server = await house();
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await fetch(new URL('metrics', server.address), { headers })).status).toBe(403);
  });
});

it('a server takes the key for making games that it was given', async () => {
  const server = await house({ trustProxy: true, creationKey: KEY });
  const people = ['one', 'two', 'three'].map((seat) => ({ name: seat, seats: [seat] }));
  const wish = { rulebook: 'toy', scenario: 'only', dice: 'program', people };
  expect((await server.ask('games', 'another-key-of-somebody', wish)).status).toBe(401);
  expect((await server.ask('games', KEY, wish)).status).toBe(201);
  expect(server.creationKey).toBe(KEY);
});
