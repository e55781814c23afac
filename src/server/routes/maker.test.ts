import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NewPerson } from '../api/api.ts';
import type { UpkeepReply } from '../api/keeping-api.ts';
import { desk, house, listen, refusalText, sitter, table, takeSeat } from '../house.test-helper.ts';
import { SEEN_REST } from '../people/last-seen.ts';

const begin = async (clock: () => number = Date.now) => {
  const server = await house({ clock });
  const seated = await table(server);
  const { game, creatorKey } = seated.made;
  const path = `games/${game}/maker`;
  return {
    ...seated,
    server,
    look: async () => (await server.ask(path, creatorKey)).body as UpkeepReply,
    keep: async (wish: object) => server.ask(path, creatorKey, wish),
    renew: async (index: number) => server.ask(`games/${game}/people/${index}/renew`, creatorKey, {}),
  };
};

describe('the maker of a game', () => {
  it('sees what it is made of and who sits there, and nobody else does', async () => {
    const { server, made, anna, look } = await begin();
    expect(await look()).toMatchObject({
      rulebook: 'toy',
      scenario: 'only',
      dice: 'program',
      ended: null,
      archived: null,
      over: false,
      seats: [{ id: 'one' }, { id: 'two' }, { id: 'three' }],
    });
    for (const wish of [undefined, { ended: true }])
      expect((await server.ask(`games/${made.game}/maker`, anna.key, wish)).status).toBe(403);
    expect((await server.ask(`games/${made.game}/people/0/renew`, anna.key, {})).status).toBe(403);
  });

  it('sees by what deadlines are set, what people want in its place, and who is away when', async () => {
    const { server, made, anna, ben, zoe, look } = await begin();
    const rule = { hours: 48, days: [1, 2, 3, 4, 5], zone: 'Europe/Vienna', late: 'wait' };
    expect((await look()).deadlines).toEqual({ rule: null, wishes: {}, absent: {} });
    const days = [{ from: '2026-12-24', until: '2027-01-02' }];
    const at = `games/${made.game}`;
    await server.ask(`${at}/deadline`, made.creatorKey, { rule });
    await server.ask(`${at}/deadline`, anna.key, { rule: null });
    await server.ask(`${at}/away`, ben.key, { days });
    expect((await look()).deadlines).toEqual({ rule, wishes: { Anna: null }, absent: { Ben: days } });
    // and so do all at the table
    const all = (await server.ask(`${at}/aside`, zoe.key)).body as { part: string; set: object }[];
    expect(all.find(({ part }) => part === 'deadline')?.set).toMatchObject({ absent: { Ben: days } });
    await server.ask(`${at}/people/1/revoke`, made.creatorKey, {});
    expect((await look()).deadlines.absent).toEqual({});
  });

  it('gives it another name, which those who look on see at once', async () => {
    const { anna, keep } = await begin();
    expect((await keep({ title: 'Friday\u0007' })).status).toBe(400);
    expect((await keep({ title: ' ' })).status).toBe(400);
    expect((await keep({ title: 'Friday' })).body).toMatchObject({ title: 'Friday' });
    expect((await anna.desk()).title).toBe('Friday');
  });

  it('ends it, so that nobody answers, and opens it again', async () => {
    let now = 7;
    const { server, made, anna, keep } = await begin(() => now);
    const ear = await listen(server, { game: anna.game, key: anna.key, seat: 'one' });
    expect((await keep({ ended: true })).body).toMatchObject({ ended: 7, archived: null });
    // whoever looks on is sent away to look again
    expect(await ear.closed).toBe(1012);
    now = 9;
    expect((await keep({ ended: true, archived: true })).body).toMatchObject({ ended: 7, archived: 9 });
    const refused = await anna.answer('one', '1/allocate', { a: 1 });
    expect([refused.status, refusalText(refused)]).toEqual([409, expect.stringMatching(/has ended it/)]);
    const seen = await anna.desk();
    expect(seen).toMatchObject({ awaiting: [], asks: [], stopped: expect.stringMatching(/has ended it/) });
    const [standing] = (await anna.stands()).body as object[];
    expect(standing).toMatchObject({ ended: 7, archived: true, stopped: true, over: false, awaiting: [] });
    await server.close();
    const later = await house({ file: server.file });
    const again = sitter(later, made.game, anna.key);
    expect((await again.desk()).stopped).toMatch(/has ended it/);
    await later.ask(`games/${made.game}/maker`, made.creatorKey, { ended: false });
    expect((await again.desk()).stopped).toBeNull();
    desk(await again.answer('one', '1/allocate', { a: 1 }));
  });

  it('makes a new link for the same person, and the old one ends', async () => {
    const { server, made, anna, ben, renew, look } = await begin();
    await anna.answer('one', '1/allocate', { a: 2 });
    const ear = await listen(server, { game: anna.game, key: anna.key, seat: 'one' });
    const heard = await renew(0);
    expect(heard).toMatchObject({ status: 200, body: { index: 0, name: 'Anna', seats: ['one'] } });
    // whoever holds the seat agrees, and another device takes it
    await server.ask(`games/${made.game}/people/0/agree`, anna.key, {});
    const again = await takeSeat(server, made.game, (heard.body as NewPerson).key);
    expect(await ear.closed).toBe(1008);
    expect(refusalText(await server.ask(`games/${made.game}/desk`, anna.key))).toMatch(
      /This link has been ended\. It was of the game \u201cToy: Only\u201d/,
    );
    expect((await again.desk()).asks[0]?.held).toEqual({ a: 2 });
    expect((await look()).people.filter(({ revoked }) => revoked)).toEqual([]);
    expect((await ben.desk()).people.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cleo', 'Zoe']);
    expect((await renew(9)).status).toBe(404);
    await server.close();
    expect(readFileSync(server.file).includes((heard.body as NewPerson).key)).toBe(false);
  });

  it('ends a link or gives one, and those who look on see at once who sits there', async () => {
    const { server, made, anna, zoe } = await begin();
    const ears = await Promise.all([
      listen(server, { game: anna.game, key: anna.key }),
      listen(server, { game: zoe.game, key: zoe.key, changes: true }),
    ]);
    const named = async (): Promise<readonly string[][]> =>
      Promise.all(
        ears.map(async (ear) =>
          (await ear.heard()).map(({ desk: { people } }) => people.map(({ name }) => name).join()),
        ),
      );
    const path = `games/${made.game}/people`;
    await server.ask(`${path}/1/revoke`, made.creatorKey, {});
    const before = ['Anna,Ben,Cleo,Zoe', 'Anna,Cleo,Zoe'];
    expect(await named()).toEqual([before, before]);
    await server.ask(path, made.creatorKey, { name: 'Bea', seats: ['two'] });
    expect(await named()).toEqual([0, 1].map(() => [...before, 'Anna,Cleo,Zoe,Bea']));
    // a new link in the place of another is nothing to others
    await server.ask(`${path}/2/renew`, made.creatorKey, {});
    expect((await named())[0]).toHaveLength(3);
  });

  it('alone sees when each was last there, and that is written down once in some minutes', async () => {
    let now = 1_000_000;
    const { server, made, anna, ben, look } = await begin(() => now);
    const seen = async () => (await look()).people.map((each) => each.seen);
    expect(await seen()).toEqual([null, null, null, null]);
    await anna.desk();
    now += SEEN_REST - 1;
    await anna.desk();
    expect(await seen()).toEqual([1_000_000, null, null, null]);
    now += 1;
    await anna.answer('one', '1/allocate', { a: 1 });
    await ben.stands();
    expect(await seen()).toEqual([1_000_000 + SEEN_REST, null, null, null]);
    for (const path of ['', '/desk', '/aside'])
      expect((await server.ask(`games/${made.game}${path}`, ben.key)).text).not.toContain(String(now));
  });
});
