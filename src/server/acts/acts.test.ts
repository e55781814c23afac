import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import { desk, house, refusalText, sitter, table, takeSeat } from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';

const POINTS = { a: 2, b: 1 };

describe('answering', () => {
  it('holds sealed answers until all are in, shows each person only their own, and lets the dice fall', async () => {
    const { anna, ben, cleo, zoe } = await table(await house());
    const held = desk(await anna.answer('one', '1/allocate', POINTS));
    expect(held.asks[0]).toMatchObject({ id: '1/allocate', held: POINTS });
    expect(held).toMatchObject({ awaiting: ['two', 'three'], answered: ['one'], lines: [], over: false });
    expect(JSON.stringify(await ben.desk())).not.toContain('"a":2');
    await ben.answer('two', '1/allocate', {});
    const closed = desk(await cleo.answer('three', '1/allocate', { b: 3 }));
    expect(closed.lines).toMatchObject([{ n: 1, kind: 'step', own: { '1/allocate': { b: 3 } } }]);
    expect((await zoe.desk()).lines).toEqual([
      { n: 1, public: 1, kind: 'step', seats: ['one', 'two', 'three'], dispatches: [] },
    ]);
    const rolled = desk(await ben.answer('dice', '1/roll'));
    const [face] = (rolled.lines[1]?.answer ?? []) as number[];
    expect(face).toBeGreaterThanOrEqual(1);
    expect(face).toBeLessThanOrEqual(6);
    expect(rolled.lines[1]).toMatchObject({ seat: 'dice', by: 'Ben' });
    expect(rolled).toMatchObject({ awaiting: ['one'], diceAsks: [] });
  });

  it('shows the odds of a roll as each seat knows them', async () => {
    const { anna, ben, cleo, zoe } = await table(await house());
    await anna.answer('one', '1/allocate', { a: 3 });
    await ben.answer('two', '1/allocate', {});
    await cleo.answer('three', '1/allocate', {});
    const odds = async (who: typeof anna) => (await who.desk()).previews['1/roll']?.[0]?.odds?.outcomes[1];
    expect(await odds(anna)).toEqual({ outcome: 'high', sure: 3, possible: 6 });
    expect(await odds(zoe)).toEqual({ outcome: 'high', sure: 0, possible: 6 });
  });

  it('refuses with a sentence, the clauses and nothing changed', async () => {
    const server = await house();
    const { made, anna, ben, zoe } = await table(server);
    const before = await anna.desk();
    const late = { decision: '1/allocate', mark: '', answer: POINTS };
    const cases: [Promise<{ status: number }>, number, RegExp][] = [
      [anna.answer('one', '1/allocate', { a: 3, b: 1 }), 409, /At most three points/],
      [anna.answer('one', '1/allocate', { constructor: 1 }), 409, /no row "constructor"/],
      [anna.answer('one', '1/speak', 'show'), 409, /not asked of one/],
      [anna.answer('one', 'constructor', 'show'), 409, /not asked/],
      [anna.answer('one', '1/allocate'), 400, /answer is missing/],
      [ben.answer('one', '1/allocate', POINTS), 403, /not yours/],
      [ben.answer('constructor', '1/allocate', POINTS), 403, /not yours/],
      [ben.answer('two', '1/allocate', POINTS, { desk: 'one' }), 403, /not yours/],
      [zoe.answer('table', 'standing-0/report', {}), 403, /Spectators/],
      [zoe.answer('dice', '1/roll'), 403, /Spectators/],
      [anna.answer('dice', '1/roll'), 409, /not asked of the dice/],
      [anna.post('withdraw', { seat: 'one', decision: '1/allocate' }), 409, /no sealed answer/],
      [server.ask(`games/${made.game}/desk?seat=two`, anna.key), 403, /not yours/],
      [server.ask(`games/${made.game}/desk`), 401, /key/],
      [server.ask(`games/${made.game}/desk`, `${anna.key.slice(1)}x`), 401, /opens nothing/],
      [server.ask(`games/${made.game}/desk`, made.creatorKey), 401, /opens nothing/],
      [
        server.ask(`games/${made.game}/answers`, undefined, { seat: 'one', request: 'x', ...late }),
        401,
        /key/,
      ],
    ];
    for (const [heard, status, why] of cases) {
      const refused = (await heard) as Awaited<ReturnType<typeof anna.post>>;
      expect([refused.status, refusalText(refused)]).toEqual([status, expect.stringMatching(why)]);
    }
    const [first] = cases;
    expect(await first?.[0]).toMatchObject({ body: { error: { clauses: ['T2'], words: { key: 'three' } } } });
    expect(await anna.desk()).toEqual(before);
  });

  it('gives a repeated request the first result, and never mixes up two people\u2019s keys', async () => {
    const { anna, ben } = await table(await house());
    const asked = { seat: 'one', decision: '1/allocate', mark: '', answer: POINTS, request: 'same' };
    desk(await anna.post('answers', asked));
    const again = await anna.post('answers', { ...asked, have: 0, desk: 'one' });
    expect(desk(again).asks[0]?.held).toEqual(POINTS);
    await ben.answer('two', '1/allocate', { a: 1 }, { request: 'same' });
    expect((await ben.desk()).asks[0]?.held).toEqual({ a: 1 });
  });

  it('refuses a request key that comes with another request, and changes nothing', async () => {
    const server = await house();
    const { anna } = await table(server);
    const asked = { seat: 'one', decision: '1/allocate', mark: '', answer: POINTS, request: 'same' };
    desk(await anna.post('answers', asked));
    const before = await anna.desk();
    const { answer: _, mark: __, ...place } = asked;
    const others: [string, object][] = [
      ['answers', { ...asked, answer: { a: 1 } }],
      ['answers', { ...asked, mark: 'x' }],
      ['withdraw', place],
      ['undo', { seat: 'one', request: 'same' }],
    ];
    for (const [what, body] of others) {
      const heard = await anna.post(what, body);
      expect([what, heard.status, refusalText(heard)]).toEqual([
        what,
        409,
        expect.stringMatching(/key was used/),
      ]);
    }
    expect(await anna.desk()).toEqual(before);
    await server.close();
    const later = await house({ file: server.file });
    const again = sitter(later, anna.game, anna.key);
    expect((await again.post('answers', { ...asked, answer: { a: 1 } })).status).toBe(409);
    expect((await again.post('answers', asked)).status).toBe(200);
  });

  it('applies answers that come at once one after the other, each once', async () => {
    const { anna, ben, cleo } = await table(await house());
    const all = [
      [anna, 'one'],
      [ben, 'two'],
      [cleo, 'three'],
    ] as const;
    const mark = { decision: '1/allocate', mark: '', answer: POINTS };
    const heard = await Promise.all(
      all.flatMap(([who, seat]) =>
        [1, 2, 3].map(() => who.post('answers', { seat, request: 'once', ...mark })),
      ),
    );
    expect(heard.map((each) => each.status)).toEqual(heard.map(() => 200));
    const seen = await anna.desk();
    expect(seen.lines).toHaveLength(1);
    const rolls = await Promise.all(
      all.map(([who]) =>
        who.post('answers', { seat: 'dice', decision: '1/roll', mark: seen.marks['1/roll'] }),
      ),
    );
    expect(rolls.filter((each) => each.status === 200)).toHaveLength(1);
  });

  it('rolls only on an up-to-date view', async () => {
    const { anna, ben, cleo } = await table(await house());
    await anna.answer('one', '1/allocate', {});
    await ben.answer('two', '1/allocate', {});
    await cleo.answer('three', '1/allocate', {});
    const old = (await ben.desk()).marks['1/roll'];
    await anna.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    for (const mark of [{}, { mark: old }]) {
      const late = await ben.post('answers', { seat: 'dice', decision: '1/roll', ...mark });
      expect([late.status, refusalText(late)]).toEqual([409, expect.stringMatching(/table has changed/)]);
    }
    expect((await ben.desk()).diceAsks).toHaveLength(1);
    const typed = await ben.answer('dice', '1/roll', [6]);
    expect([typed.status, refusalText(typed)]).toEqual([409, expect.stringMatching(/program rolls/)]);
    expect((await ben.answer('dice', '1/roll')).status).toBe(200);
  });

  it('opens nothing for an answer on an outdated view', async () => {
    const { anna, ben, cleo } = await table(await house());
    await anna.answer('one', '1/allocate', POINTS);
    await ben.answer('two', '1/allocate', {});
    await cleo.answer('three', '1/allocate', {});
    await cleo.answer('dice', '1/roll');
    const mark = (await anna.desk()).marks['1/speak'];
    await ben.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    const speak = { seat: 'one', decision: '1/speak', answer: 'show' };
    const late = await anna.post('answers', { ...speak, mark });
    expect([late.status, refusalText(late)]).toEqual([409, expect.stringMatching(/table has changed/)]);
    expect((await ben.desk()).view.sealed?.revealed).toEqual({});
    const again = await anna.post('answers', { ...speak, mark: (await anna.desk()).marks['1/speak'] });
    expect(again.status).toBe(200);
    expect((await ben.desk()).view.sealed?.revealed).toEqual({ one: { 'points/1': POINTS } });
  });

  it('lets seats that answer in secret at once not stand in each other\u2019s way', async () => {
    const rulebook = { ...TOY, doors: TOY.doors.map((door) => ({ ...door, on: ['allocate', 'speak'] })) };
    const { anna, ben, cleo } = await table(await house({ rulebooks: [rulebook] }));
    const all = [
      [anna, 'one'],
      [ben, 'two'],
      [cleo, 'three'],
    ] as const;
    const marks = await Promise.all(all.map(async ([who]) => (await who.desk()).marks['1/allocate']));
    expect(marks).not.toContain(undefined);
    const heard = await Promise.all(
      all.map(([who, seat], i) =>
        who.post('answers', { seat, decision: '1/allocate', answer: POINTS, mark: marks[i] }),
      ),
    );
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await anna.desk()).lines).toHaveLength(1);
  });

  it('takes typed faces in a game with typed dice, and only then', async () => {
    const { anna, ben, cleo } = await table(await house(), 'typed');
    await anna.answer('one', '1/allocate', {});
    await ben.answer('two', '1/allocate', {});
    await cleo.answer('three', '1/allocate', {});
    expect(refusalText(await cleo.answer('dice', '1/roll'))).toMatch(/send the faces/);
    expect(refusalText(await cleo.answer('dice', '1/roll', [7]))).toMatch(/cannot show 7/);
    expect(desk(await cleo.answer('dice', '1/roll', [5])).lines.at(-1)).toMatchObject({
      answer: [5],
      by: 'Cleo',
    });
  });

  it('lets a seat withdraw what is held', async () => {
    const { anna, ben } = await table(await house());
    await anna.answer('one', '1/allocate', POINTS);
    const back = desk(await anna.post('withdraw', { seat: 'one', decision: '1/allocate' }));
    expect(back.asks[0]).not.toHaveProperty('held');
    expect(await ben.desk()).toMatchObject({ answered: [], lines: [] });
  });

  it('lets any seated person report for the table, by name', async () => {
    const { anna, zoe } = await table(await house());
    const report = { 'weather.fair': { value: true, as: 'change' } };
    await anna.answer('table', 'standing-0/report', report);
    expect((await zoe.desk()).lines).toMatchObject([{ seat: 'table', by: 'Anna', answer: report }]);
    expect((await zoe.desk()).view.open.facts['weather.fair']?.value).toBe(true);
  });

  it('shows what a seat could see after each of its own lines', async () => {
    const server = await house();
    const { made, anna, ben, cleo } = await table(server);
    await anna.answer('one', '1/allocate', POINTS);
    await ben.answer('two', '1/allocate', {});
    await cleo.answer('three', '1/allocate', {});
    await anna.answer('dice', '1/roll');
    const at = (n: number, key = ben.key) => server.ask(`games/${made.game}/at/${n}`, key);
    expect((await at(0)).body).toMatchObject({
      n: 0,
      lines: [],
      view: { seat: 'two', open: { step: 'allocate' } },
    });
    expect((await at(1)).body).toMatchObject({ lines: [{ n: 1 }], view: { open: { step: 'roll' } } });
    expect((await at(2)).body).toMatchObject({
      lines: [{ n: 1 }, { n: 2 }],
      view: { open: { step: 'speak' } },
    });
    expect((await at(1)).text).not.toContain('"a":2');
    expect((await at(3)).status).toBe(404);
    expect((await server.ask(`games/${made.game}/at/1?seat=one`, ben.key)).status).toBe(403);
  });
});

describe('one question of the table', () => {
  it('that two answer otherwise tells the second what the first said, and what it said itself', async () => {
    const server = await house();
    const { anna, ben } = await table(server, 'typed');
    const fair = (value: boolean) => ({ 'weather.fair': { value, as: 'change' } });
    const say = (who: typeof anna, value: boolean) => who.answer('table', 'standing-0/report', fair(value));
    desk(await say(anna, true));
    const before = await ben.desk();
    const second = await say(ben, false);
    expect([second.status, refusalText(second)]).toEqual([
      409,
      expect.stringMatching(/^Anna has answered this already: q yes\. You said: q no\./),
    ]);
    expect(refusalText(await say(ben, true))).toMatch(/said the same: q yes\./);
    expect(await ben.desk()).toEqual(before);
  });

  it('is the same for typed dice, which carry a mark', async () => {
    const server = await house();
    const { anna, ben, cleo } = await table(server, 'typed');
    desk(await anna.answer('one', '1/allocate', {}));
    desk(await ben.answer('two', '1/allocate', {}));
    desk(await cleo.answer('three', '1/allocate', {}));
    const mark = (await ben.desk()).marks['1/roll'];
    desk(await anna.answer('dice', '1/roll', [5]));
    const late = await ben.post('answers', { seat: 'dice', decision: '1/roll', mark, answer: [2] });
    expect(refusalText(late)).toMatch(/^Anna has answered this already: 5\. You said: 2\./);
  });
});

describe('people', () => {
  it('are the creator\u2019s to see, to add and to revoke', async () => {
    const server = await house();
    const { made, anna, ben } = await table(server);
    const path = `games/${made.game}/people`;
    expect((await server.ask(path, anna.key)).status).toBe(403);
    expect((await server.ask(path)).status).toBe(401);
    const added = await server.ask(path, made.creatorKey, { name: 'Ben 2', seats: ['two'] });
    expect(added).toMatchObject({ status: 201, body: { index: 4, name: 'Ben 2', seats: ['two'] } });
    expect((await server.ask(path, made.creatorKey, { name: 'Ben', seats: [] })).status).toBe(400);
    expect((await server.ask(path, made.creatorKey, { name: 'Eve', seats: ['dice'] })).status).toBe(400);
    expect((await server.ask(`${path}/4/agree`, ben.key, {})).status).toBe(200);
    const revoked = await server.ask(`${path}/1/revoke`, made.creatorKey, {});
    expect(refusalText(await server.ask(`games/${made.game}/desk`, ben.key))).toMatch(
      /^This link has been ended\. It was of the game \u201cToy: Only\u201d, .*ask whoever made the game/,
    );
    // a key that never fitted learns nothing, not even beside the game\u2019s id
    const never = await server.ask(`games/${made.game}/desk`, 'k'.repeat(32));
    expect([never.status, never.text.includes('Toy')]).toEqual([401, false]);
    expect(revoked.body).toContainEqual({
      index: 1,
      name: 'Ben',
      seats: ['two'],
      titles: ['two'],
      revoked: true,
      published: false,
      seen: expect.any(Number),
      held: 'held',
      invited: false,
      waits: null,
    });
    expect((await server.ask(`${path}/9/revoke`, made.creatorKey, {})).status).toBe(404);
    expect((await server.ask(`games/${made.game}/desk`, ben.key)).status).toBe(401);
    // whoever held the seat had agreed
    const { key } = await takeSeat(server, made.game, (added.body as { key: string }).key);
    expect(desk(await server.ask(`games/${made.game}/desk`, key)).people.map((each) => each.name)).toEqual([
      'Anna',
      'Cleo',
      'Zoe',
      'Ben 2',
    ]);
    await server.close();
    const later = await house({ file: server.file });
    expect((await later.ask(`games/${made.game}/desk`, ben.key)).status).toBe(401);
    expect((await later.ask(`games/${made.game}/desk`, key)).status).toBe(200);
  });

  it('sit on several seats, and several on one', async () => {
    const server = await house();
    const people = [
      { name: 'Anna', seats: ['one', 'two'] },
      { name: 'Ben', seats: ['two', 'three'] },
    ];
    const { body } = await server.ask('games', undefined, { rulebook: 'toy', scenario: 'only', people });
    const { game, people: made } = body as CreatedGame;
    const at = (who: number, seat: string) =>
      server.ask(`games/${game}/desk?seat=${seat}`, made[who]?.key).then(desk);
    const change = {
      seat: 'two',
      decision: '1/allocate',
      mark: '',
      answer: POINTS,
      request: 'r',
      desk: 'two',
    };
    const heard = await server.ask(`games/${game}/answers`, made[0]?.key, change);
    expect(desk(heard)).toMatchObject({ seat: 'two', asks: [{ held: POINTS }] });
    expect((await at(1, 'two')).asks[0]?.held).toEqual(POINTS);
    expect((await at(1, 'three')).asks[0]).not.toHaveProperty('held');
    expect((await at(0, '')).seat).toBeNull();
    expect((await at(0, '')).asks).toEqual([]);
  });
});
