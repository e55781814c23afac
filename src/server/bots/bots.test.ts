import { describe, expect, it } from 'vitest';
import { describeThorough, thorough } from '../../../scripts/thorough.test-helper.ts';
import type { CreatedGame, Desk } from '../api/api.ts';
import {
  type HouseOptions,
  house,
  refusalText,
  type Sitter,
  sitter,
  type TestHouse,
} from '../house.test-helper.ts';

const SEATS = ['germany', 'italy', 'japan', 'uk', 'ussr', 'usa'];

interface Wish {
  readonly people: readonly { readonly name: string; readonly seats: readonly string[] }[];
  readonly bots?: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Record<string, string>>;
  readonly history?: boolean;
}

interface Open {
  readonly server: TestHouse;
  readonly made: CreatedGame;
  readonly people: readonly Sitter[];
}

// what looks at bots on a server starts their thread, which loads all rulebooks: most of it is for the proof

const begin = (server: TestHouse, wish: Wish) =>
  server.ask('games', undefined, { rulebook: 'level-of-cooperation', scenario: 'short-1942', ...wish });

/** A game whose bots answer as soon as they are looked at. */
async function open(wish: Wish, options: HouseOptions = {}): Promise<Open> {
  const server = await house({ pause: 0, ...options });
  const heard = await begin(server, wish);
  if (heard.status !== 201) throw new Error(heard.text);
  const made = heard.body as CreatedGame;
  return { server, made, people: made.people.map(({ key }) => sitter(server, made.game, key)) };
}

const seated = (level: string, seats: readonly string[] = SEATS): Record<string, string> =>
  Object.fromEntries(seats.map((seat) => [seat, level]));

/** What stands beside a desk of bots. */
async function botsAt(server: TestHouse, { game, key }: Sitter, seat = ''): Promise<Record<string, unknown>> {
  const all = (await server.ask(`games/${game}/aside?seat=${seat}`, key)).body as {
    part: string;
    set?: Record<string, unknown>;
  }[];
  return all.find(({ part }) => part === 'bots')?.set ?? {};
}

/** Let bots answer until a desk is as it shall be. */
async function until(server: TestHouse, who: Sitter, is: (desk: Desk) => boolean): Promise<Desk> {
  for (let looks = 0; looks < 200; looks++) {
    await server.bots.look();
    const desk = await who.desk();
    if (is(desk)) return desk;
  }
  throw new Error('the bots have stopped');
}

const give = (who: Sitter, seat: string, level: string | null) =>
  who.post('bots', { seat, level, request: undefined });

const OTHERS = SEATS.slice(1);
const SOLO: Wish = {
  people: [{ name: 'Anna', seats: ['germany'] }],
  bots: seated('steady', OTHERS),
  history: true,
};
const SHARED: Wish = {
  people: [
    { name: 'Anna', seats: ['germany', 'italy', 'japan'] },
    { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    { name: 'Zoe', seats: [] },
  ],
};

describe('bots', () => {
  it('play a game to its end, are named in it, and give their reasons once everything is open', async () => {
    const { server, made, people } = await open({
      people: [{ name: 'Zoe', seats: [] }],
      bots: { ...seated('steady'), japan: 'random' },
      history: true,
    });
    const [zoe] = people as [Sitter];
    await until(server, zoe, ({ over }) => over);
    const { text } = (await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'f' }))
      .body as { text: string };
    const by = [...text.matchAll(/"by":"([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(by)).toEqual(new Set(['Steady (bot)', 'Random (bot)']));
    expect(await botsAt(server, zoe)).toMatchObject({ can: true, reasons: [] });
    await server.ask(`games/${made.game}/maker`, made.creatorKey, { ended: true });
    const { reasons } = (await botsAt(server, zoe)) as { reasons: { seat: string; text: string }[] };
    // Italy never rolls, and is never asked (R6)
    expect(new Set(reasons.map(({ seat }) => seat))).toEqual(
      new Set(SEATS.filter((seat) => seat !== 'italy')),
    );
    expect(reasons[0]?.text).toMatch(/^[A-Z].*\.$/);
  });

  thorough('wait for whoever has a seat, and go on after a restart', async () => {
    const { server, people } = await open(SOLO);
    const [anna] = people as [Sitter];
    await server.bots.look();
    expect((await anna.desk()).awaiting).toEqual(['germany']);
    const [asked] = (await anna.desk()).asks;
    expect((await anna.answer('germany', asked?.id ?? '', 'turkey')).status).toBe(200);
    await server.bots.look();
    // her dice are hers
    const [roll] = (await anna.desk()).diceAsks;
    expect(roll?.owner).toBe('germany');
    expect((await anna.answer('dice', roll?.id ?? '')).status).toBe(200);
    await server.close();
    const later = await house({ file: server.file, pause: 0 });
    const again = sitter(later, anna.game, anna.key);
    const before = (await again.desk()).lines.length;
    const desk = await until(later, again, ({ awaiting }) => awaiting.includes('germany'));
    expect(desk.lines.length).toBeGreaterThan(before + 5);
  });

  thorough('let others read before they answer', async () => {
    let now = 1_000_000;
    const { server, people } = await open(
      { people: [{ name: 'Zoe', seats: [] }], bots: seated('random') },
      { pause: 1500, clock: () => now },
    );
    const [zoe] = people as [Sitter];
    const lines = async (): Promise<number> => (await zoe.desk()).lines.length;
    now += 1499;
    await server.bots.look();
    expect(await lines()).toBe(0);
    now += 1;
    await server.bots.look();
    expect(await lines()).toBe(1);
  });

  thorough('look at all games at first and each minute, and between at those that have changed', async () => {
    const looks: (readonly string[] | undefined)[] = [];
    let now = 1_000_000;
    const server = await house({
      pause: 0,
      clock: () => now,
      odd: (database) => ({
        ...database,
        bots: {
          ...database.bots,
          asked(of) {
            looks.push(of);
            return database.bots.asked(of);
          },
        },
      }),
    });
    await server.bots.look();
    await server.bots.look();
    expect(looks).toEqual([undefined]);
    const begun = async (wish: Wish): Promise<CreatedGame> => (await begin(server, wish)).body as CreatedGame;
    const alone = await begun({ people: [{ name: 'Zoe', seats: [] }], bots: seated('random') });
    const zoe = sitter(server, alone.game, alone.people[0]?.key ?? '');
    await server.bots.look();
    expect(looks.at(-1)).toEqual([alone.game]);
    expect((await zoe.desk()).lines.length).toBeGreaterThan(0);
    const shared = await begun(SHARED);
    const anna = sitter(server, shared.game, shared.people[0]?.key ?? '');
    await server.bots.look();
    expect((await anna.desk()).lines).toEqual([]);
    await give(anna, 'germany', 'random');
    await server.bots.look();
    expect((await anna.desk()).lines.length).toBeGreaterThan(0);
    const closed = await begun({ people: [{ name: 'Zoe', seats: [] }], bots: seated('random') });
    const upkept = (ended: boolean) => server.ask(`games/${closed.game}/maker`, closed.creatorKey, { ended });
    await upkept(true);
    const hers = sitter(server, closed.game, closed.people[0]?.key ?? '');
    await server.bots.look();
    expect((await hers.desk()).lines).toEqual([]);
    await upkept(false);
    await server.bots.look();
    expect((await hers.desk()).lines.length).toBeGreaterThan(0);
    now += 60_000;
    await server.bots.look();
    expect(looks.at(-1)).toBeUndefined();
  });

  thorough('agree to what all people agree to', async () => {
    const { server, people } = await open(SOLO);
    const [anna] = people as [Sitter];
    const [asked] = (await anna.desk()).asks;
    await anna.answer('germany', asked?.id ?? '', 'turkey');
    await anna.answer('dice', (await anna.desk()).diceAsks[0]?.id ?? '');
    await until(server, anna, ({ awaiting }) => awaiting.includes('germany'));
    const back = await anna.post('undo', { seat: 'germany', to: 0, reason: 'again' });
    expect(back.status).toBe(200);
    expect((await anna.desk()).asks[0]?.id).toBe(asked?.id);
  });

  it('go on with a game from a file', async () => {
    const { server, made } = await open(SOLO);
    const { text } = (await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'f' }))
      .body as { text: string };
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    const bring = (wish: object) => server.ask('imports', undefined, { lines, ...wish });
    const { people, bots } = SOLO;
    expect(refusalText(await bring({ people }))).toContain('Nobody has the seat');
    expect(refusalText(await bring({ people, bots: { ...bots, narnia: 'steady' } }))).toContain('"narnia"');
    const { body, status } = await bring({ people, bots, hints: { germany: 'minister' }, history: true });
    expect(status).toBe(201);
    const again = body as CreatedGame;
    const anna = sitter(server, again.game, again.people[0]?.key ?? '');
    expect(await botsAt(server, anna, 'germany')).toMatchObject({ bots, hints: { germany: 'minister' } });
    expect((await until(server, anna, ({ awaiting }) => awaiting.includes('germany'))).over).toBe(false);
  });

  it('are refused where none can play', async () => {
    const { server } = await open(SOLO);
    const people = [{ name: 'Anna', seats: ['one'] }];
    const toy = { rulebook: 'toy', scenario: 'only', people, bots: { two: 'steady', three: 'steady' } };
    const none = await server.ask('games', undefined, toy);
    expect([none.status, refusalText(none)]).toEqual([400, 'No bot plays this rulebook.']);
    for (const [wish, fault] of [
      [{ ...SOLO, bots: { ...SOLO.bots, narnia: 'steady' } }, 'There is no seat "narnia"'],
      [{ ...SOLO, bots: { italy: 'steady' } }, 'Nobody has the seat japan'],
      [{ ...SOLO, people: [{ name: 'Steady (bot)', seats: ['germany'] }] }, 'is what a bot is called'],
      [{ ...SOLO, bots: { ...SOLO.bots, italy: 'genius' } }, 'bots'],
      [{ ...SOLO, hints: { germany: 'genius' } }, 'hints'],
      [{ ...SOLO, hints: { narnia: 'steady' } }, 'There is no seat "narnia"'],
      [{ ...SOLO, hints: { italy: 'steady' } }, 'A bot plays italy'],
    ] as const) {
      const heard = await begin(server, wish);
      expect([heard.status, refusalText(heard)]).toEqual([400, expect.stringContaining(fault)]);
    }
  });
});

describe('the pace of bots', () => {
  it('is set by whoever plays alone: an answer at a word, or one after the other', async () => {
    let now = 1_000_000_000_000;
    const { server, people } = await open(SOLO, { clock: () => now });
    const [anna] = people as [Sitter];
    const pace = (body: object) => anna.post('bots/pace', { ...body, request: undefined });
    const lines = async (): Promise<number> => (await anna.desk()).lines.length;
    const [asked] = (await anna.desk()).asks;
    expect((await pace({ pace: 'step' })).status).toBe(200);
    expect((await anna.answer('germany', asked?.id ?? '', 'turkey')).status).toBe(200);
    const [roll] = (await anna.desk()).diceAsks;
    if (roll) await anna.answer('dice', roll.id, undefined);
    const before = await lines();
    await server.bots.look();
    expect(await lines()).toBe(before);
    await pace({ pace: 'step', step: true });
    await server.bots.look();
    await server.bots.look();
    expect(await lines()).toBe(before + 1);
    await pace({ pace: 'slow' });
    await server.bots.look();
    expect(await lines()).toBe(before + 1);
    now += 2000;
    await server.bots.look();
    await server.bots.look();
    expect(await lines()).toBe(before + 2);
  });

  it('is nobody\u2019s to set where others play too', async () => {
    const { people } = await open(SHARED);
    const [anna] = people as [Sitter];
    expect((await anna.post('bots/pace', { pace: 'fast', request: undefined })).status).toBe(403);
  });
});

describe('a history', () => {
  it('tells nothing of what the seat of a person is asked first, which is ready for them as it was', async () => {
    const server = await house({ pause: 0 });
    const wish = {
      rulebook: 'a-world-at-war',
      scenario: 'european-1940',
      people: [{ name: 'Anna', seats: ['european-axis'] }],
      bots: { 'western-allies': 'steady', russia: 'steady' },
      history: true,
    };
    const made = (await server.ask('games', undefined, wish)).body as CreatedGame;
    const anna = sitter(server, made.game, made.people[0]?.key ?? '');
    for (let looks = 0; looks < 5; looks++) await server.bots.look();
    const desk = await anna.desk();
    const told = Object.keys((desk.view as { open: { facts: object } }).open.facts);
    expect(
      told.filter((key) => /^dp\.(allotment|other)\.(germany|italy)$|^brps\.(germany|italy)/.test(key)),
    ).toEqual([]);
    const [question] = desk.tableAsks.filter(({ optional }) => !optional);
    expect(await botsAt(server, anna)).toMatchObject({ answers: [] });
    const reply = await anna.post('suggest', {
      seat: 'table',
      decision: question?.id ?? '',
      request: undefined,
    });
    expect(reply).toMatchObject({ status: 200, body: { why: 'As the history has it.' } });
  });
});

describe('a seat', () => {
  it('is given to a bot by its player, who alone reads its reasons, and is taken back', async () => {
    const { server, people } = await open(SHARED);
    const [anna, ben, zoe] = people as [Sitter, Sitter, Sitter];
    expect((await give(anna, 'germany', 'steady')).body).toEqual({ seat: 'germany', level: 'steady' });
    await server.bots.look();
    const bots = { germany: 'steady' };
    for (const who of [ben, zoe])
      expect(await botsAt(server, who)).toEqual({ can: true, bots, hints: {}, reasons: [], answers: [] });
    const mine = (await botsAt(server, anna, 'germany')) as { reasons: object[] };
    expect(mine.reasons).toEqual([{ seat: 'germany', text: expect.stringMatching(/\.$/) }]);
    expect((await ben.desk()).lines).toHaveLength(2);
    expect((await give(anna, 'germany', null)).status).toBe(200);
    expect(await botsAt(server, zoe)).toMatchObject({ bots: {} });
  });

  it('is nobody else\u2019s to give, but an empty one is the maker\u2019s', async () => {
    const { server, made, people } = await open(SHARED);
    const [anna, ben, zoe] = people as [Sitter, Sitter, Sitter];
    const maker = sitter(server, made.game, made.creatorKey);
    for (const [who, seat, status] of [
      [ben, 'germany', 403],
      [zoe, 'germany', 403],
      [maker, 'germany', 403],
      [maker, 'narnia', 404],
      [anna, 'dice', 404],
      [ben, 'table', 403],
    ] as const)
      expect([seat, (await give(who, seat, 'steady')).status]).toEqual([seat, status]);
    await server.ask(`games/${made.game}/people/1/revoke`, made.creatorKey, {});
    expect((await give(maker, 'uk', 'minister')).status).toBe(200);
    expect(await botsAt(server, anna)).toMatchObject({ bots: { uk: 'minister' } });
    expect((await give(anna, 'uk', null)).status).toBe(403);
    // whoever sits alone may let the history tell what happens on the map
    expect((await give(anna, 'table', 'history')).status).toBe(200);
    expect((await give(anna, 'table', 'steady')).status).toBe(400);
    expect((await give(maker, 'uk', 'history')).status).toBe(400);
    expect(await botsAt(server, zoe)).toMatchObject({ bots: { table: 'history', uk: 'minister' } });
  });
});

describe('a seat whose player is told what a bot would answer', () => {
  const hint = (who: Sitter, seat: string, level: string | null) =>
    who.post('bots', { seat, level, hints: true, request: undefined });

  it('is its player\u2019s, who alone knows of it', async () => {
    const { server, made, people } = await open({ ...SHARED, hints: { germany: 'minister' } });
    const [anna, ben, zoe] = people as [Sitter, Sitter, Sitter];
    expect(await botsAt(server, anna)).toMatchObject({ bots: {}, hints: { germany: 'minister' } });
    for (const who of [ben, zoe]) expect(await botsAt(server, who)).toMatchObject({ bots: {}, hints: {} });
    await server.bots.look();
    expect((await anna.desk('germany')).awaiting).toContain('germany');
    const maker = sitter(server, made.game, made.creatorKey);
    for (const [who, seat, status] of [
      [anna, 'japan', 200],
      [ben, 'germany', 403],
      [maker, 'germany', 403],
      [zoe, 'germany', 403],
    ] as const)
      expect([seat, (await hint(who, seat, 'steady')).status]).toEqual([seat, status]);
    expect(await botsAt(server, anna)).toMatchObject({ hints: { germany: 'minister', japan: 'steady' } });
    await server.close();
    const later = await house({ file: server.file, pause: 0 });
    const again = sitter(later, anna.game, anna.key);
    expect(await botsAt(later, again)).toMatchObject({ hints: { germany: 'minister', japan: 'steady' } });
    // it plays, or it says, or it does neither
    await give(again, 'germany', 'random');
    expect(await botsAt(later, again)).toMatchObject({
      bots: { germany: 'random' },
      hints: { japan: 'steady' },
    });
    await give(again, 'japan', null);
    expect(await botsAt(later, again)).toMatchObject({ bots: { germany: 'random' }, hints: {} });
  });

  it('is no seat that nobody has', async () => {
    const { server, made, people } = await open(SHARED);
    await server.ask(`games/${made.game}/people/1/revoke`, made.creatorKey, {});
    const maker = sitter(server, made.game, made.creatorKey);
    expect((await hint(maker, 'uk', 'steady')).status).toBe(403);
    expect((await hint(people[0] as Sitter, 'table', 'history')).status).toBe(403);
  });
});

thorough('news is told by the history while people alone are asked', async () => {
  const seats = ['european-axis', 'western-allies', 'russia'];
  const server = await house({ pause: 0 });
  const made = (
    await server.ask('games', undefined, {
      rulebook: 'a-world-at-war',
      scenario: 'european-1940',
      people: [{ name: 'Anna', seats }],
    })
  ).body as CreatedGame;
  const anna = sitter(server, made.game, made.people[0]?.key ?? '');
  const powers = ['germany', 'italy', 'britain', 'france', 'us', 'russia'];
  const allotted = powers.map((power) => [`dp.allotment.${power}`, { value: 2, as: 'change' }]);
  const reported = await anna.answer('table', 'standing-0/report', Object.fromEntries(allotted));
  expect(reported, refusalText(reported)).toMatchObject({ status: 200 });
  const before = await anna.desk();
  expect(before.awaiting).toEqual(seats);
  expect((await give(anna, 'table', 'history')).status).toBe(200);
  await server.bots.look();
  const after = await anna.desk();
  expect(after.awaiting).toEqual(seats);
  const fresh = after.lines.slice(before.lines.length);
  expect(fresh.map(({ by }) => by)).toEqual(['History (bot)']);
  // the same is told once
  await server.bots.look();
  expect((await anna.desk()).lines).toHaveLength(after.lines.length);
});

describeThorough('a suggestion', () => {
  it('is an answer that fits and its reason, and gives nothing', async () => {
    const { people } = await open(SHARED);
    const [anna, ben, zoe] = people as [Sitter, Sitter, Sitter];
    const { asks, mark } = await anna.desk('germany');
    const decision = asks[0]?.id ?? '';
    const ask = (who: Sitter, seat: string, more: object = {}) =>
      who.post('suggest', { seat, decision, request: undefined, ...more });
    const heard = await ask(anna, 'germany');
    expect(heard).toMatchObject({ status: 200, body: { answer: expect.any(String) } });
    const { answer, why } = heard.body as { answer: string; why: string };
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect((await anna.desk('germany')).mark).toBe(mark);
    expect((await ask(anna, 'germany', { level: 'random' })).status).toBe(200);
    expect([(await ask(ben, 'germany')).status, (await ask(zoe, 'germany')).status]).toEqual([403, 403]);
    expect((await ask(anna, 'italy')).status).toBe(409);
    expect((await ask(anna, 'dice')).status).toBe(409);
    expect((await anna.answer('germany', decision, answer)).status).toBe(200);
    expect(refusalText(await ask(anna, 'germany'))).toMatch(/has changed/);
  });
});
