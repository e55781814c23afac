import { describe, expect, it } from 'vitest';
import { house, listen, refusalText, type Sitter, table, type TestHouse } from '../house.test-helper.ts';
import { NUDGE_REST } from './presence.ts';

// Who looks on is seen by those alone who let it be seen, and nobody is nudged twice a day.

interface Seen {
  readonly shows: boolean;
  readonly looking: readonly string[];
  readonly nudged: Readonly<Record<string, { readonly by: string; readonly at: number }>>;
}

async function seen(server: TestHouse, { game, key }: Sitter): Promise<Seen | undefined> {
  const all = (await server.ask(`games/${game}/aside`, key)).body as { part: string; set: Seen }[];
  return all.find(({ part }) => part === 'presence')?.set;
}

const watch = async (server: TestHouse, { game, key }: Sitter) => {
  const ear = await listen(server, { game, key, aside: true });
  await ear.settled();
  return ear;
};

describe('presence', () => {
  it('is each one\u2019s own to show, off by default, and ends with the last screen', async () => {
    const server = await house();
    const { anna, ben } = await table(server);
    const ear = await watch(server, ben);
    const frames = ear.frames.length;
    const [one, two] = [await watch(server, anna), await watch(server, anna)];
    await ear.settled();
    // without consent not a byte comes of it
    expect(ear.frames).toHaveLength(frames);
    expect(await seen(server, ben)).toEqual({ shows: false, looking: [], nudged: {} });
    await server.ask(`games/${anna.game}/presence`, anna.key, { shows: true });
    expect(await seen(server, ben)).toMatchObject({ shows: false, looking: ['Anna'] });
    expect(await seen(server, anna)).toMatchObject({ shows: true, looking: [] });
    await ear.settled();
    expect(ear.frames.at(-1)).toContain('"looking":["Anna"]');
    one.close();
    await one.closed;
    expect(await seen(server, ben)).toMatchObject({ looking: ['Anna'] });
    await server.ask(`games/${anna.game}/presence`, anna.key, { away: true });
    expect(await seen(server, ben)).toMatchObject({ looking: [] });
    await server.ask(`games/${anna.game}/presence`, anna.key, { away: false });
    expect(await seen(server, ben)).toMatchObject({ looking: ['Anna'] });
    two.close();
    await two.closed;
    await expect.poll(() => seen(server, ben)).toMatchObject({ looking: [] });
  });
});

describe('a nudge', () => {
  it('is for somebody who is awaited, by somebody with a seat, once a day, and all see it', async () => {
    let now = 1_000_000_000_000;
    const server = await house({ clock: () => now });
    const { anna, ben, cleo, zoe } = await table(server);
    const nudge = (who: Sitter, person: string) => server.ask(`games/${who.game}/nudge`, who.key, { person });
    expect((await nudge(zoe, 'Anna')).status).toBe(403);
    expect((await nudge(ben, 'Nobody')).status).toBe(404);
    expect(refusalText(await nudge(ben, 'Ben'))).toMatch(/Nothing waits/);
    const heard: unknown[] = [];
    const { nudged } = server.notices;
    Object.assign(server.notices, {
      nudged: (...given: Parameters<typeof nudged>) => (heard.push(given), nudged(...given)),
    });
    expect((await nudge(ben, 'Anna')).body).toEqual({ by: 'Ben', at: now });
    expect(heard).toEqual([[anna.game, 0, 'Ben']]);
    expect(refusalText(await nudge(cleo, 'Anna'))).toMatch(/within a day/);
    expect(await seen(server, anna)).toMatchObject({ nudged: { Anna: { by: 'Ben', at: now } } });
    now += NUDGE_REST;
    expect((await seen(server, anna))?.nudged).toEqual({});
    expect((await nudge(cleo, 'Anna')).status).toBe(200);
    await anna.answer('one', '1/allocate', {});
    now += NUDGE_REST;
    expect((await nudge(cleo, 'Anna')).status).toBe(409);
    expect((await nudge(cleo, 'Ben')).status).toBe(200);
  });

  it('is given by whoever made the game to all that are awaited, and names and counts nobody', async () => {
    const server = await house({ clock: () => 1_000_000_000_000 });
    const { anna, zoe, made } = await table(server);
    const heard: unknown[] = [];
    Object.assign(server.notices, { nudged: async (...given: unknown[]) => void heard.push(given) });
    const nudge = (key: string) => server.ask(`games/${anna.game}/nudge`, key, {});
    expect((await nudge('no-key')).status).toBe(401);
    expect((await nudge(zoe.key)).status).toBe(403);
    // a seat nudges without a name only in a step that names nobody
    expect(refusalText(await nudge(anna.key))).toMatch(/Nothing waits/);
    expect(heard).toEqual([]);
    const first = await nudge(made.creatorKey);
    expect(first.body).toEqual({ by: 'Whoever made the game', at: 1_000_000_000_000 });
    const count = heard.length;
    expect(count).toBeGreaterThan(1);
    // whoever was nudged today is left in peace, and nothing of it is told
    expect((await nudge(made.creatorKey)).text).toBe(first.text);
    expect(heard).toHaveLength(count);
  });
});
