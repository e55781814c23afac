import { describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { sitter, table } from '../house.test-helper.ts';
import { browser, mailServer, receiver, testClock, textsOf } from './receivers.test-helper.ts';
import { choose, hookAt, type People, type Telling, telling, UNTIL_TOLD } from './told.test-helper.ts';

// Notices name by when an answer must be there, and remind of it once.

const HOUR = 3_600_000;
const first = (texts: readonly string[]): string[] => texts.map((text) => text.split('\n')[0] ?? '');

interface Timed extends People {
  readonly server: Telling;
  pass(hours: number): Promise<void>;
  rule(rule: object | null): Promise<void>;
}

/** It begins on a Monday at noon. */
async function timed(): Promise<Timed> {
  const clock = testClock();
  const server = await telling({ clock }, { clock: () => clock.now() });
  const people = await table(server, 'typed');
  const { game, creatorKey } = people.made;
  return {
    ...people,
    server,
    pass: (hours) => server.pass(hours * HOUR),
    async rule(rule) {
      await server.ask(`games/${game}/deadline`, creatorKey, { rule });
    },
  };
}

const rule = (late: string, hours = 48) => ({
  hours,
  days: [0, 1, 2, 3, 4, 5, 6],
  zone: 'Europe/Vienna',
  late,
});

describe('a notice', () => {
  it('names by when, where the table lives, and what is done else', async () => {
    const { server, made, anna, ben, pass, rule: set } = await timed();
    const [all, hook] = [await receiver(), await receiver()];
    await set(rule('standing'));
    await choose(server, anna, hookAt(hook));
    await choose(server, sitter(server, made.game, made.creatorKey), hookAt(all));
    await ben.answer('two', '1/allocate', { a: 1 });
    await pass(1);
    const by = 'by Wed 4 Mar 2026, 13:00 CET, in 1 day 23 hours, else standing answers';
    expect(first(textsOf(hook))).toEqual([`Toy: Only: one: your turn, ${by}`]);
    expect(first(textsOf(all))).toEqual([
      `Toy: Only: Waiting for one (Anna), ${by}; Waiting for three (Cleo), ${by}`,
    ]);
    // what is long past is said so
    await pass(60);
    await server.notices.nudged(made.game, 0, 'Ben');
    await pass(1);
    expect(first(textsOf(hook)).at(-1)).toBe(
      'Toy: Only: Ben asks you to have a look; one: your turn, its time was over Wed 4 Mar 2026, 13:00 CET, 13 hours ago',
    );
  });

  it('reminds once, when a quarter of the time is left, and nobody who has answered', async () => {
    const { server, anna, ben, pass, rule: set } = await timed();
    const [hook, his] = [await receiver(), await receiver()];
    await set(rule('wait'));
    await choose(server, anna, hookAt(hook));
    await choose(server, ben, hookAt(his));
    await pass(35.9);
    expect(hook.came.length).toBe(1);
    await ben.answer('two', '1/allocate', { a: 1 });
    await pass(0.2);
    const soon = 'Soon over: one: your turn, by Wed 4 Mar 2026, 13:00 CET, in 12 hours, else all wait';
    expect(first(textsOf(hook)).slice(1)).toEqual([`Toy: Only: ${soon}`]);
    await pass(100);
    expect([hook.came.length, his.came.length]).toEqual([2, 1]);
  });

  it('reminds once where a person\u2019s channel and the table\u2019s lead to the same place', async () => {
    const { server, made, anna, pass, rule: set } = await timed();
    const hook = await receiver();
    await set(rule('wait'));
    await choose(server, sitter(server, made.game, made.creatorKey), hookAt(hook));
    await choose(server, anna, hookAt(hook));
    await pass(36.1);
    expect(hook.came.length).toBe(2);
    expect(first(textsOf(hook))[1]).toContain('Soon over: Waiting for one (Anna)');
  });

  it('reminds an hour before at least, and not at all where the whole time is no longer', async () => {
    for (const [hours, at] of [
      [2, 1],
      [1, null],
    ] as const) {
      const { server, anna, pass, rule: set } = await timed();
      const hook = await receiver();
      await set(rule('wait', hours));
      await choose(server, anna, hookAt(hook));
      await pass(0.9);
      expect(hook.came.length).toBe(1);
      await pass(0.2);
      expect(hook.came.length).toBe(at === null ? 1 : 2);
      await pass(10);
      expect(hook.came.length).toBe(at === null ? 1 : 2);
    }
  });

  it('reminds once of a burst, and again of what comes later', async () => {
    const { server, pass } = await timed();
    const hook = await receiver();
    const people = [
      { name: 'Anna', seats: ['one', 'two'] },
      { name: 'Cleo', seats: ['three'] },
    ];
    const made = (
      await server.ask('games', undefined, { rulebook: 'toy', scenario: 'only', dice: 'typed', people })
    ).body as People['made'];
    const [anna, cleo] = made.people.map(({ key }) => sitter(server, made.game, key));
    if (!anna || !cleo) throw new Error('two people');
    await server.ask(`games/${made.game}/deadline`, made.creatorKey, { rule: rule('wait') });
    await choose(server, anna, hookAt(hook));
    await pass(47);
    expect(first(textsOf(hook)).slice(1)).toEqual([
      expect.stringMatching(/^Toy: Only: Soon over: one: your turn, by.*; Soon over: two: your turn, by/),
    ]);
    for (const [who, seat] of [
      [anna, 'one'],
      [anna, 'two'],
      [cleo, 'three'],
    ] as const)
      await who.answer(seat, '1/allocate', { a: 1 });
    await cleo.answer('dice', '1/roll', [4]);
    hook.came.length = 0;
    await pass(47);
    expect(first(textsOf(hook))).toEqual([
      expect.stringMatching(/^Toy: Only: one: your turn, by/),
      expect.stringMatching(/^Toy: Only: Soon over: one: your turn, by/),
    ]);
  });

  it('reminds of a time that was set once all had been told', async () => {
    const { server, anna, pass, rule: set } = await timed();
    const hook = await receiver();
    await choose(server, anna, hookAt(hook));
    await pass(1);
    await set(rule('wait'));
    await pass(35.9);
    expect(hook.came.length).toBe(1);
    await pass(0.2);
    expect(first(textsOf(hook)).slice(1)).toEqual([expect.stringContaining('Soon over: one: your turn')]);
  });

  it('reminds by the time that holds by then, over a restart', async () => {
    const { server, anna, made, pass, rule: set } = await timed();
    const hook = await receiver();
    await set(rule('wait', 96));
    await choose(server, anna, hookAt(hook));
    await pass(1);
    await set(rule('wait', 24));
    await pass(1);
    await server.close();
    const { clock } = server;
    const later = await telling({ clock }, { clock: () => clock.now(), file: server.file });
    await later.pass(16.9 * HOUR);
    expect(hook.came.length).toBe(1);
    await later.pass(0.2 * HOUR);
    expect(first(textsOf(hook)).slice(1)).toEqual([expect.stringContaining('by Tue 3 Mar 2026, 14:00 CET')]);
    // and none for time that is given up
    await later.ask(`games/${made.game}/deadline`, made.creatorKey, { rule: rule('wait', 50) });
    await later.pass(HOUR);
    await later.ask(`games/${made.game}/deadline`, made.creatorKey, { rule: null });
    await later.pass(100 * HOUR);
    expect(hook.came.length).toBe(2);
  });
});

it('tells all who plays for whom, and whoever does that it is their turn for somebody', async () => {
  const { server, made, anna, ben, zoe, pass, rule: set } = await timed();
  const [all, hook] = [await receiver(), await receiver()];
  await set(rule('hand'));
  await ben.post('stand-in', { by: 'Zoe', request: undefined });
  await choose(server, sitter(server, made.game, made.creatorKey), hookAt(all));
  await choose(server, anna, hookAt(hook, 'anna'));
  await choose(server, ben, hookAt(hook, 'ben'));
  expect((await server.ask(`games/${zoe.game}/notices`, zoe.key)).status).toBe(403);
  await zoe.post('stand-in/accept', { for: 'Ben', accept: true, request: undefined });
  await choose(server, zoe, hookAt(hook, 'zoe'));
  await anna.answer('one', '1/allocate', { a: 1 });
  await pass(47);
  expect(first(textsOf(all))[0]).toContain(
    'Waiting for two (Ben), by Wed 4 Mar 2026, 13:00 CET, in 1 day 23 hours, else Zoe takes over',
  );
  for (const came of [all.came, hook.came]) came.length = 0;
  await pass(1);
  await server.deadlines.look();
  await pass(1);
  const says = 'Zoe plays two for Ben until Ben is back.';
  const came = Object.fromEntries(hook.came.map(({ path }, i) => [path, first(textsOf(hook))[i]]));
  expect(came).toEqual({
    '/anna': `Toy: Only: ${says}`,
    '/ben': expect.stringContaining(says),
    '/zoe': expect.stringMatching(
      /^Toy: Only: two, for Ben: your turn, by Fri 6 Mar 2026, 13:00 CET, in 1 day 23 hours, else all wait; Zoe plays/,
    ),
  });
  expect(first(textsOf(all))).toEqual([
    expect.stringMatching(/Waiting for two \(Zoe for Ben\).*; Zoe plays two for Ben/),
  ]);
});

it('tells the same of two secrets', async () => {
  const told: string[][] = [];
  for (const points of [{ a: 3 }, { b: 1 }]) {
    const { server, made, anna, ben, cleo, pass, rule: set } = await timed();
    const hook = await receiver();
    await set(rule('standing'));
    for (const [name, who] of Object.entries({ ben, cleo })) await choose(server, who, hookAt(hook, name));
    await anna.answer('one', '1/allocate', points);
    await pass(37);
    await ben.answer('two', '1/allocate', { a: 1 });
    await pass(11);
    await server.deadlines.look();
    await pass(40);
    expect(hook.came.length).toBeGreaterThan(4);
    const bytes = hook.came.map(({ path, headers, body }) =>
      [path, headers['content-length'], body.toString()].join(' '),
    );
    told.push(
      bytes.map((each) => each.replaceAll(made.game, 'GAME').replaceAll(server.address, 'HERE')).toSorted(),
    );
  }
  expect(told[1]).toEqual(told[0]);
});

it('is known again where it comes twice, as a server ends between sending and noting it', async () => {
  const clock = testClock();
  const [hook, service, post] = [await receiver(), await receiver(), await mailServer()];
  let ends = false;
  const odd = (database: Database): Database => {
    const { notices } = database;
    const tell: typeof notices.tell = async (...given) => {
      if (ends) throw new Error('the end');
      return notices.tell(...given);
    };
    return { ...database, notices: { ...notices, tell } };
  };
  const means = { clock, smtp: post.url, from: 'Table <table@desk.example>' };
  const server = await telling(means, { clock: () => clock.now(), odd });
  const people = await table(server, 'typed');
  const { anna } = people;
  const mine = browser(service);
  await choose(server, anna, { kind: 'mail', address: 'anna@post.example' });
  const [, channel, token] = /confirm=(\w+)\.([\w-]+)/.exec(post.came[0]?.text ?? '') ?? [];
  await server.ask('notices/confirm', undefined, { channel, token });
  // nothing waits for her yet
  await anna.answer('one', '1/allocate', { a: 1 });
  await server.pass(10 * UNTIL_TOLD);
  post.came.length = 0;
  await choose(server, anna, hookAt(hook, 'one', 'discord'));
  await choose(server, anna, mine.channel);
  await people.ben.answer('two', '1/allocate', { a: 1 });
  await people.cleo.answer('three', '1/allocate', { a: 1 });
  await server.pass(1000);
  ends = true;
  await server.pass(UNTIL_TOLD);
  await expect.poll(() => [hook.came.length, service.came.length, post.came.length]).toEqual([1, 1, 1]);
  ends = false;
  await server.pass(10 * UNTIL_TOLD);
  expect([hook.came.length, service.came.length, post.came.length]).toEqual([2, 2, 2]);
  const bodies = hook.came.map(({ headers, body }) => ({
    key: headers['idempotency-key'],
    ...(JSON.parse(body.toString()) as { content: string; nonce: string; enforce_nonce: boolean }),
  }));
  const [one, two] = bodies;
  expect(two).toMatchObject({ key: one?.key, nonce: one?.key?.slice(0, 25), enforce_nonce: true });
  expect(bodies.map(({ content }) => content.includes('may have come before'))).toEqual([false, true]);
  const idOf = (text = ''): string => /^Message-ID: (.*)$/m.exec(text)?.[1]?.trim() ?? '';
  expect(idOf(post.came[0]?.text)).toMatch(/^<\w{32}@desk\.example>$/);
  expect(idOf(post.came[1]?.text)).toBe(idOf(post.came[0]?.text));
  expect(service.came.map(({ headers }) => headers['topic'])).toEqual([anna.game, anna.game]);
  // another notice is another one
  await people.ben.answer('dice', '1/roll', [4]);
  await server.pass(10 * UNTIL_TOLD);
  expect(hook.came).toHaveLength(3);
  expect(hook.came[2]?.headers['idempotency-key']).not.toBe(one?.key);
  expect(idOf(post.came[2]?.text)).not.toBe(idOf(post.came[0]?.text));
});
