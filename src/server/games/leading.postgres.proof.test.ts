import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import type { Database } from '../../store/database.ts';
import type { CreatedGame } from '../api/api.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { startPostgres, type TestPostgres } from '../../store/postgres/server.test-helper.ts';
import { house, listen, sitter, table } from '../house.test-helper.ts';
import { receiver, testClock } from '../notices/receivers.test-helper.ts';
import { allocate, choose, hookAt, telling, UNTIL_TOLD } from '../notices/told.test-helper.ts';
import { seatAll } from '../seat-all.test-helper.ts';
import { announcementOf } from '../../store/announcement.test-helper.ts';

// What one of several servers does, and another once that one is gone.

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

async function opened(address: string): Promise<Database> {
  const database = await openPostgres(address);
  if (isRefusal(database)) throw new Error(database.refused.key);
  return seatAll(database);
}

it('tells people once, whichever server hears of it, and goes on when the one that did is gone', async () => {
  const address = await postgres.fresh();
  const clock = testClock();
  const hook = await receiver();
  const [first, second] = [await opened(address), await opened(address)];
  const leader = await telling({ clock }, { odd: () => first });
  await expect.poll(() => first.others?.leads()).toBe(true);
  const other = await telling({ clock }, { odd: () => second });
  expect(second.others?.leads()).toBe(false);
  const people = await table(other, 'typed');
  await choose(other, people.anna, hookAt(hook));
  const idle = async (): Promise<void> => {
    for (const each of [leader, other, leader]) await each.notices.idle();
  };
  // what one has taken is its own for two minutes, in which it is sent
  const both = (ms: number): Promise<void> => clock.pass(ms, { ...leader.notices, idle });
  await expect.poll(() => both(UNTIL_TOLD).then(() => hook.came.length)).toBe(1);
  // others answer by the one that does not lead: the one that does hears of it
  await allocate(people);
  await expect.poll(() => both(10 * UNTIL_TOLD).then(() => hook.came.length)).toBe(2);
  await both(50 * UNTIL_TOLD);
  expect(hook.came).toHaveLength(2);
  await leader.close();
  await expect.poll(() => second.others?.leads()).toBe(true);
  await people.ben.answer('dice', '1/roll', [4]);
  await expect.poll(() => other.pass(10 * UNTIL_TOLD).then(() => hook.came.length)).toBe(3);
});

it('does once what a deadline brings, though two look at the same time', async () => {
  const HOUR = 3_600_000;
  const address = await postgres.fresh();
  let now = Date.UTC(2026, 10, 27, 12);
  const databases = [await opened(address), await opened(address)] as const;
  const servers = [
    await house({ clock: () => now, odd: () => databases[0] }),
    await house({ clock: () => now, odd: () => databases[1] }),
  ] as const;
  const { made, anna, ben, cleo } = await table(servers[0], 'program');
  const rule = { hours: 48, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'standing' };
  await servers[1].ask(`games/${made.game}/deadline`, made.creatorKey, { rule });
  await ben.answer('two', '1/allocate', { a: 2 });
  await cleo.answer('three', '1/allocate', { a: 1 });
  now += 49 * HOUR;
  await Promise.all(servers.map((each) => each.deadlines.look()));
  const [line, ...more] = (await sitter(servers[1], anna.game, anna.key).desk()).lines;
  expect([line, more]).toMatchObject([{ kind: 'step', own: { '1/allocate': {} } }, []]);
  const stored = await databases[0].load(made.game);
  expect('entries' in stored && stored.entries).toHaveLength(3);
});

it('shows a seat to nobody any more to whom another process has closed it', async () => {
  const address = await postgres.fresh();
  const [here, elsewhere] = [await opened(address), await opened(address)];
  const server = await house({ odd: () => here });
  const { made, cleo } = await table(server);
  const { standIns } = elsewhere;
  const sees = async (): Promise<number> =>
    (await server.ask(`games/${made.game}/desk?seat=one`, cleo.key)).status;
  expect(await sees()).toBe(403);
  await standIns.name(made.game, 0, 2);
  await standIns.accept(made.game, 0, 2, true);
  expect(await sees()).toBe(403);
  await standIns.begin(made.game, 0, 2, 5, announcementOf());
  expect(await sees()).toBe(200);
  const ear = await listen(server, { game: made.game, key: cleo.key, seat: 'one' });
  await standIns.end(made.game, 0, announcementOf());
  expect(await sees()).toBe(403);
  expect(await ear.closed).toBe(1008);
  await elsewhere.close();
});

it('lets bots play in games that other processes made and go on with', async () => {
  const address = await postgres.fresh();
  const [first, second] = [await opened(address), await opened(address)];
  const leader = await house({ pause: 0, clock: () => 1_000_000, odd: () => first });
  await expect.poll(() => first.others?.leads()).toBe(true);
  // from here on it looks at nothing that it has not heard of
  await leader.bots.look();
  const other = await house({ pause: 0, clock: () => 1_000_000, odd: () => second });
  const wish = {
    rulebook: 'level-of-cooperation',
    scenario: 'short-1942',
    people: [{ name: 'Anna', seats: ['germany'] }],
    bots: Object.fromEntries(['italy', 'japan', 'uk', 'ussr', 'usa'].map((seat) => [seat, 'random'])),
    history: true,
  };
  const made = (await other.ask('games', undefined, wish)).body as CreatedGame;
  const anna = sitter(other, made.game, made.people[0]?.key ?? '');
  const waits = async (): Promise<boolean> => (await anna.desk()).awaiting.includes('germany');
  await expect.poll(waits).toBe(true);
  const { asks, lines } = await anna.desk();
  expect((await anna.answer('germany', asks[0]?.id ?? '', 'turkey')).status).toBe(200);
  await anna.answer('dice', (await anna.desk()).diceAsks[0]?.id ?? '');
  await expect.poll(async () => (await anna.desk()).lines.length).toBeGreaterThan(lines.length + 2);
  await leader.close();
});
