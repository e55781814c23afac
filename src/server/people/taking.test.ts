import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CreatedGame, Desk, NewPerson, SeatedPerson } from '../api/api.ts';
import type { InvitationSeen } from '../api/people-api.ts';
import type { AsideMessage } from '../aside/aside.ts';
import type { TalkLine } from '../aside/talk.ts';
import {
  desk,
  type HeardResponse,
  house,
  listen,
  refusalText,
  sitter,
  table,
  takeSeat,
  type TestHouse,
} from '../house.test-helper.ts';
import { newKey } from './people.ts';

// A seat of one's own: whoever makes a game hands out invitations, and holds no link that opens a seat that was taken.

const HOUR = 3_600_000;
const PEOPLE = [
  { name: 'Anna', seats: ['one'] },
  { name: 'Ben', seats: ['two'] },
  { name: 'Cleo', seats: ['three'] },
  { name: 'Zoe', seats: [] },
];
const WISH = { rulebook: 'toy', scenario: 'only', title: 'Friday', people: PEOPLE };

async function founded(server: TestHouse, more: object = {}): Promise<CreatedGame> {
  const heard = await server.ask('games', undefined, { ...WISH, ...more });
  if (heard.status !== 201) throw new Error(heard.text);
  return heard.body as CreatedGame;
}

const keyOf = ({ people }: CreatedGame, at: number): string => people[at]?.key ?? '';

async function part(server: TestHouse, game: string, key: string, name: string) {
  const all = (await server.ask(`games/${game}/aside`, key)).body as AsideMessage[];
  return (all.find((each) => each.part === name)?.set ?? {}) as Record<string, unknown>;
}

/** What the table has said to all. */
async function told(server: TestHouse, game: string, key: string): Promise<readonly string[]> {
  const lines = (await part(server, game, key, 'talk'))['lines'] as readonly TalkLine[];
  return lines.flatMap(({ author, text }) => (author === 'table' ? [String(text)] : []));
}

const said = (heard: HeardResponse): readonly [number, string] => [heard.status, refusalText(heard)];

describe('an invitation', () => {
  it('opens no desk, and says which game and seat it is for and who sits there', async () => {
    const server = await house({ invites: true });
    const made = await founded(server, { me: { person: 1, key: newKey() } });
    const [path, key] = [`games/${made.game}`, keyOf(made, 0)];
    expect((await server.ask(path, key)).body).toEqual({ invited: true });
    for (const what of ['/desk', '/aside', '/talk?before=0', '/notes?seat=one'])
      expect(said(await server.ask(path + what, key))).toEqual([403, expect.stringMatching(/invitation/)]);
    const ear = await listen(server, { game: made.game, key });
    expect([await ear.closed, ear.frames.length, ear.frames[0]]).toEqual([
      1008,
      1,
      expect.stringContaining('invitation'),
    ]);
    expect((await server.ask(`${path}/invitation`, key)).body).toEqual({
      game: made.game,
      title: 'Friday',
      rulebook: expect.any(String),
      scenario: expect.any(String),
      name: 'Anna',
      seats: ['one'],
      by: 'Ben',
      state: 'open',
      until: null,
      waits: [],
      people: PEOPLE.map(({ name, seats }) => ({ name, seats, held: name === 'Ben', same: false })),
    });
    expect(said(await server.ask(`${path}/invitation`, made.creatorKey))).toEqual([
      409,
      expect.stringMatching(/no invitation/),
    ]);
    expect((await server.ask(`${path}/invitation`, newKey())).status).toBe(401);
  });

  it('is taken by the first device, again by that one alone, and opens nothing any more', async () => {
    const server = await house({ invites: true });
    const made = await founded(server);
    const path = `games/${made.game}`;
    const [invitation, own] = [keyOf(made, 0), newKey()];
    const taken = { game: made.game, title: 'Friday', name: 'Anna', seats: ['one'] };
    for (let i = 0; i < 2; i++)
      expect(await server.ask(`${path}/take`, invitation, { key: own })).toMatchObject({
        status: 200,
        body: taken,
      });
    expect(said(await server.ask(`${path}/take`, invitation, { key: newKey() }))).toEqual([
      409,
      expect.stringMatching(/was taken with this invitation/),
    ]);
    expect((await server.ask(path, invitation)).body).toEqual({ invited: true });
    for (const what of ['/desk', '/aside'])
      expect(said(await server.ask(path + what, invitation))).toEqual([
        403,
        expect.stringMatching(/was taken with this invitation/),
      ]);
    expect((await server.ask(`${path}/invitation`, invitation)).body).toMatchObject({ state: 'taken' });
    expect(desk(await server.ask(`${path}/desk`, own))).toMatchObject({ person: 'Anna', seats: ['one'] });
    // all are told, once, with a line of the table
    expect(await told(server, made.game, keyOf(made, 3))).toEqual([
      'Anna has taken one, with a key of their own.',
    ]);
    await server.close();
    const bytes = readFileSync(server.file);
    expect([bytes.includes(own), bytes.includes(invitation)]).toEqual([false, false]);
    const later = await house({ file: server.file, invites: true });
    expect((await later.ask(`${path}/desk`, own)).status).toBe(200);
    expect((await later.ask(`${path}/take`, invitation, { key: own })).status).toBe(200);
    expect((await later.ask(`${path}/desk`, invitation)).status).toBe(403);
  });

  it('is taken by one of several devices that ask at once', async () => {
    const server = await house({ invites: true });
    const made = await founded(server);
    const all = await Promise.all(
      [1, 2, 3].map(() => server.ask(`games/${made.game}/take`, keyOf(made, 0), { key: newKey() })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await told(server, made.game, keyOf(made, 3))).toHaveLength(1);
  });

  it('is taken with a key made by chance that nobody has, or had', async () => {
    const server = await house({ invites: true });
    const made = await founded(server);
    const take = (key: unknown, invitation = keyOf(made, 0)) =>
      server.ask(`games/${made.game}/take`, invitation, { key });
    for (const key of ['', 'short', 'a'.repeat(32), `${newKey()}x`, `${newKey().slice(1)}!`, 7])
      expect(said(await take(key))).toEqual([400, expect.stringMatching(/key/)]);
    const ben = newKey();
    expect((await take(ben, keyOf(made, 1))).status).toBe(200);
    for (const key of [keyOf(made, 0), keyOf(made, 1), keyOf(made, 3), made.creatorKey, ben])
      expect(said(await take(key))).toEqual([409, expect.stringMatching(/make another/)]);
    // what is no invitation takes nothing
    for (const key of [ben, made.creatorKey, keyOf(made, 3)])
      expect(said(await take(newKey(), key))).toEqual([409, expect.stringMatching(/no invitation/)]);
    expect((await take(newKey(), newKey())).status).toBe(401);
    expect((await take(newKey())).status).toBe(200);
  });

  it('comes with the games of an organiser, and with one that goes on from a file', async () => {
    const server = await house({ invites: true });
    const organised = (
      await server.ask('club-tables', undefined, {
        title: 'Evening',
        template: { rulebook: 'toy', scenario: 'only' },
      })
    ).body as { table: string; key: string };
    const { title: _, rulebook: __, scenario: ___, ...people } = WISH;
    const table = `club-tables/${organised.table}/games`;
    const first = (await server.ask(table, organised.key, { title: 'A', ...people })).body as CreatedGame;
    const { game, creatorKey } = first;
    const file = (await server.ask(`games/${game}/file`, creatorKey, { request: 'r' })).body as {
      text: string;
    };
    const lines = file.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const mine = newKey();
    const me = { person: 2, key: mine };
    const imported = { lines, people: PEOPLE, me };
    const second = (await server.ask('imports', undefined, imported)).body as CreatedGame;
    for (const each of [first, second]) {
      expect((await server.ask(`games/${each.game}/desk`, keyOf(each, 0))).status).toBe(403);
      const anna = await takeSeat(server, each.game, keyOf(each, 0));
      expect((await anna.desk()).seats).toEqual(['one']);
      // a spectator's link is for whoever has it
      expect((await server.ask(`games/${each.game}/desk`, keyOf(each, 3))).status).toBe(200);
    }
    expect((await sitter(server, second.game, mine).desk()).person).toBe('Cleo');
  });
});

describe('whoever makes a game', () => {
  it('says which seat is theirs, which they hold at once', async () => {
    const server = await house({ invites: true });
    const own = newKey();
    const made = await founded(server, { me: { person: 1, key: own } });
    expect(keyOf(made, 1)).toBe(own);
    expect((await sitter(server, made.game, own).desk()).person).toBe('Ben');
    expect(await told(server, made.game, own)).toEqual([]);
    for (const [me, status] of [
      [{ person: 3, key: newKey() }, 400],
      [{ person: 9, key: newKey() }, 400],
      [{ person: 0, key: 'a'.repeat(32) }, 400],
      [{ person: 0, key: own }, 409],
    ] as const)
      expect((await server.ask('games', undefined, { ...WISH, me })).status).toBe(status);
  });
});

describe('the link of a game of before', () => {
  const before = async () => {
    const server = await house({
      invites: true,
      odd: (database) => ({
        ...database,
        found: (id, header, seating, ...more) => {
          const people = seating.people.map(({ name, seats, key, revoked }) => ({
            name,
            seats,
            key,
            revoked,
          }));
          return database.found(id, header, { ...seating, people }, ...more);
        },
      }),
    });
    return { server, ...(await table(server)) };
  };

  it('stays as it is, until its seat is made one\u2019s own with it', async () => {
    const { server, made, anna, ben, zoe } = await before();
    expect((await anna.desk()).seats).toEqual(['one']);
    expect(await part(server, made.game, anna.key, 'links')).toEqual({ own: false, waits: [] });
    expect(await part(server, made.game, zoe.key, 'links')).toEqual({ own: null, waits: [] });
    const ear = await listen(server, { game: made.game, key: anna.key });
    const own = await takeSeat(server, made.game, anna.key);
    // whoever looked on with the old link does no longer
    expect(await ear.closed).toBe(1008);
    expect((await anna.look('desk')).status).toBe(403);
    expect((await own.desk()).person).toBe('Anna');
    expect(await part(server, made.game, own.key, 'links')).toEqual({ own: true, waits: [] });
    expect((await ben.desk()).person).toBe('Ben');
    expect(await told(server, made.game, ben.key)).toHaveLength(1);
  });
});

describe('a seat that somebody holds', () => {
  const begin = async () => {
    let now = Date.UTC(2026, 11, 1);
    const server = await house({ clock: () => now });
    const { made, ...people } = await table(server);
    const path = `games/${made.game}/people`;
    const asMaker = (what: string, body: object = {}) => server.ask(path + what, made.creatorKey, body);
    const seated = async (): Promise<readonly SeatedPerson[]> =>
      (await server.ask(path, made.creatorKey)).body as SeatedPerson[];
    return {
      server,
      made,
      ...people,
      asMaker,
      seated,
      pass: (hours: number) => (now += hours * HOUR),
      take: (key: string, own = newKey()) => server.ask(`games/${made.game}/take`, key, { key: own }),
      agree: (key: string, at: number) => server.ask(`games/${made.game}/people/${at}/agree`, key, {}),
    };
  };

  it('is opened to a second person by who holds it, and all are told', async () => {
    const { server, made, ben, cleo, asMaker, take, agree, seated } = await begin();
    const ear = await listen(server, { game: made.game, key: ben.key, aside: true });
    const added = (await asMaker('', { name: 'Eve', seats: ['two', 'three'] })).body as NewPerson;
    expect(said(await take(added.key))).toEqual([409, expect.stringMatching(/opens nothing yet/)]);
    expect((await server.ask(`games/${made.game}/invitation`, added.key)).body).toMatchObject({
      state: 'waits',
      until: Date.UTC(2026, 11, 2),
      waits: ['Ben', 'Cleo'],
      people: [{ same: false }, { same: true }, { same: true }, { same: false }, { same: false }],
    } satisfies Partial<Record<keyof InvitationSeen, unknown>>);
    const waits = [{ person: 4, name: 'Eve', seats: ['two', 'three'], until: Date.UTC(2026, 11, 2) }];
    await expect.poll(() => ear.frames.at(-1)).toContain('Eve');
    expect(await part(server, made.game, ben.key, 'links')).toEqual({ own: true, waits });
    expect((await seated())[4]).toMatchObject({
      held: 'invited',
      invited: true,
      waits: Date.UTC(2026, 11, 2),
    });
    for (const [key, at, status] of [
      [ben.key, 1, 409],
      [ben.key, 9, 409],
      [added.key, 4, 403],
      [made.creatorKey, 4, 401],
    ] as const)
      expect((await agree(key, at)).status).toBe(status);
    expect((await agree(ben.key, 4)).status).toBe(200);
    expect((await agree(ben.key, 4)).status).toBe(409);
    expect(await part(server, made.game, ben.key, 'links')).toEqual({ own: true, waits: [] });
    // both hold a seat that it opens
    expect((await take(added.key)).status).toBe(409);
    expect((await agree(cleo.key, 4)).status).toBe(200);
    expect((await take(added.key)).status).toBe(200);
    expect(await told(server, made.game, ben.key)).toEqual([
      'Whoever made this game has invited Eve to two, three. It opens nothing until that is agreed to by Ben and Cleo, or 24 hours have passed.',
      'Ben has agreed to the new link for Eve (two, three).',
      'Cleo has agreed to the new link for Eve (two, three).',
      'Eve has taken two, three, with a key of their own.',
    ]);
  });

  it('is opened to a second person after 24 hours all the same', async () => {
    const { asMaker, take, pass, seated } = await begin();
    const eve = (await asMaker('', { name: 'Eve', seats: ['two'] })).body as NewPerson;
    pass(23);
    expect((await take(eve.key)).status).toBe(409);
    pass(1);
    expect((await seated())[4]).toMatchObject({ waits: null });
    expect((await take(eve.key)).status).toBe(200);
  });

  it('is opened no sooner because its holder\u2019s link was ended, before or since', async () => {
    const { asMaker, take, pass } = await begin();
    const dan = (await asMaker('', { name: 'Dan', seats: ['three'] })).body as NewPerson;
    await asMaker('/2/revoke');
    pass(23);
    const eve = (await asMaker('', { name: 'Eve', seats: ['three'] })).body as NewPerson;
    for (const { key } of [dan, eve]) expect((await take(key)).status).toBe(409);
    pass(1);
    for (const { key } of [dan, eve]) expect((await take(key)).status).toBe(200);
    // a day after it nobody is waited for, and to end it again is nothing new
    await asMaker('/2/revoke');
    await asMaker('/4/revoke');
    await asMaker('/5/revoke');
    pass(24);
    const kim = (await asMaker('', { name: 'Kim', seats: ['three'] })).body as NewPerson;
    expect((await take(kim.key)).status).toBe(200);
  });

  it('goes on with the key of its holder while a new link waits, and no longer once it is taken', async () => {
    const { server, made, anna, ben, asMaker, take, agree, pass, seated } = await begin();
    const ear = await listen(server, { game: made.game, key: anna.key });
    const [first, second] = [
      (await asMaker('/0/renew')).body as NewPerson,
      (await asMaker('/0/renew')).body as NewPerson,
    ];
    // the first of them has ended with the second
    expect((await take(first.key)).status).toBe(401);
    expect((await take(second.key)).status).toBe(409);
    expect((await server.ask(`games/${made.game}/desk`, second.key)).status).toBe(403);
    expect((await anna.answer('one', '1/allocate', { a: 1 })).status).toBe(200);
    expect((await seated())[0]).toMatchObject({ held: 'held', invited: true });
    expect((await agree(ben.key, 0)).status).toBe(409);
    pass(24);
    expect((await anna.look('desk')).status).toBe(200);
    const own = newKey();
    expect((await take(second.key, own)).status).toBe(200);
    expect(await ear.closed).toBe(1008);
    expect(said(await anna.look('desk'))).toEqual([401, expect.stringMatching(/has been ended/)]);
    expect((await sitter(server, made.game, own).desk()).asks[0]?.held).toEqual({ a: 1 });
    expect((await seated())[0]).toMatchObject({ held: 'held', invited: false, waits: null });
    const renewed =
      'Whoever made this game has made a new link for Anna (one). It opens nothing until that is agreed to by Anna, or 24 hours have passed.';
    expect(await told(server, made.game, ben.key)).toEqual([
      renewed,
      renewed,
      'Anna has taken one, with a key of their own.',
    ]);
  });

  it('keeps who was there in the list of people, and tells all that a link is ended, once', async () => {
    const { server, made, anna, ben, asMaker, seated } = await begin();
    expect((await anna.desk()).gone).toBeUndefined();
    await asMaker('', { name: 'Eve', seats: [] });
    for (let i = 0; i < 2; i++) await asMaker('/1/revoke');
    await asMaker('/4/revoke');
    const { people, gone } = (await server.ask(`games/${made.game}`, anna.key)).body as Desk;
    expect([people.map(({ name }) => name), gone]).toEqual([
      ['Anna', 'Cleo', 'Zoe'],
      [{ name: 'Ben', seats: ['two'] }],
    ]);
    expect((await seated())[1]).toMatchObject({ name: 'Ben', revoked: true });
    expect(await told(server, made.game, anna.key)).toEqual([
      'Whoever made this game has given Eve a link to look on.',
      'Whoever made this game has ended the link of Ben (two).',
      'Whoever made this game has ended the link of Eve.',
    ]);
    expect((await ben.look('desk')).status).toBe(401);
  });

  it('gets a new link from whoever runs the server as from its maker, and all are told who made it', async () => {
    const { server, made, ben, take } = await begin();
    const renewed = await server.keeper.renew(made.game, { people: ['Anna', 'Zoe'], maker: true });
    if (!('people' in renewed)) throw new Error(renewed.error.message);
    expect((await take(renewed.people[0]?.key ?? '')).status).toBe(409);
    expect((await server.ask(`games/${made.game}/desk`, renewed.people[1]?.key ?? '')).status).toBe(200);
    expect(await told(server, made.game, ben.key)).toEqual([
      expect.stringMatching(
        /^Whoever runs the server has made a new link for Anna \(one\)\. It opens nothing/,
      ),
      'Whoever runs the server has made a new link for Zoe.',
      'Whoever runs the server has made a new link to the maker\u2019s page.',
    ]);
  });
});
