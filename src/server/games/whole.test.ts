import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isRefusal } from '../../kernel/clause.ts';
import type { Header } from '../../kernel/game/entry.ts';
import { replay } from '../../kernel/game/replay.ts';
import type { Json } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { GOOD, spoilt } from '../../rulebooks/malformed/corpus.test-helper.ts';
import { theWarGame } from '../../rulebooks/the-war-game/index.ts';
import { fileStore } from '../../store/file.ts';
import { readParsed } from '../../store/line-format.ts';
import { checkSeals, type FileRead } from '../../trust/seals.ts';
import type { CreatedGame, SeatedPerson } from '../api/api.ts';
import type { Standing } from '../api/keeping-api.ts';
import type { AsideMessage } from '../aside/aside.ts';
import type { TalkLine } from '../aside/talk.ts';
import { TOY } from '../toy.test-helper.ts';
import {
  desk,
  folder,
  type HeardResponse,
  house,
  refusalText,
  type Sitter,
  sitter,
  table,
  type TestHouse,
} from '../house.test-helper.ts';

// Whole games in and out.

const PEOPLE = [
  { name: 'Ada', seats: ['one', 'two'] },
  { name: 'Bob', seats: ['three'] },
];

async function played(server: TestHouse) {
  const seated = await table(server, 'typed');
  const { anna, ben, cleo } = seated;
  await anna.answer('one', '1/allocate', { a: 3 });
  await ben.answer('two', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { b: 2 });
  await anna.answer('dice', '1/roll', [4]);
  return seated;
}

async function fileOf(
  server: TestHouse,
  { game, creatorKey }: CreatedGame,
  request = 'r',
): Promise<HeardResponse> {
  return server.ask(`games/${game}/file`, creatorKey, { request });
}

const linesOf = (heard: HeardResponse): unknown[] =>
  (heard.body as { text: string }).text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** The entries of a file, without when they came. */
const entriesIn = (lines: readonly unknown[]): Record<string, unknown>[] =>
  lines.slice(1).flatMap((line) => (line as { entries: Record<string, unknown>[] }).entries);

/** The lines that say that the file was taken: whose number they have, and who speaks. */
async function toldOf(server: TestHouse, { game, key }: Sitter): Promise<readonly unknown[]> {
  const all = (await server.ask(`games/${game}/aside`, key)).body as AsideMessage[];
  const lines = all.find(({ part }) => part === 'talk')?.set?.['lines'] as unknown as readonly TalkLine[];
  return lines
    .filter(({ text }) => String(text).includes('It holds all secrets'))
    .map(({ n, author, name }) => [n, author, name]);
}

async function over(server: TestHouse) {
  const seated = await table(server, 'typed');
  const { anna, ben, cleo } = seated;
  for (const round of [1, 2, 3]) {
    await anna.answer('one', `${round}/allocate`, { a: 1 });
    await ben.answer('two', `${round}/allocate`, { a: 1 });
    await cleo.answer('three', `${round}/allocate`, { b: 1 });
    await anna.answer('dice', `${round}/roll`, [4]);
    await anna.answer('one', `${round}/speak`, 'hold');
  }
  return seated;
}

describe('the file of a game', () => {
  it('has when each entry came, which goes on with it; a file without times is read, too', async () => {
    let now = 1000;
    const server = await house({ clock: () => (now += 10) });
    const { made } = await played(server);
    const file = await fileOf(server, made);
    const lines = linesOf(file) as { at: number }[];
    const at = lines.slice(1).map((line) => line.at);
    expect(at.every((time, i) => time > (at[i - 1] ?? 1000))).toBe(true);
    const other = await house({ clock: () => 5 });
    const timesFrom = async (brought: readonly unknown[]): Promise<unknown> => {
      const heard = await other.ask('imports', undefined, { lines: brought, people: PEOPLE });
      const { game, people } = heard.body as CreatedGame;
      const aside = (await other.ask(`games/${game}/aside`, people[1]?.key)).body as {
        part: string;
        add?: { at: unknown };
      }[];
      return aside.find(({ part }) => part === 'times')?.add?.at;
    };
    // seat three sees the step when it closed, and the roll: of what was held before, no time
    const untimed = [lines[0], ...entriesIn(lines)];
    expect(await timesFrom(lines)).toEqual(at.slice(2));
    expect(await timesFrom(untimed)).toEqual([null, null]);
    // and the terminal opens it, with its times
    const path = join(folder(), 'game.jsonl');
    writeFileSync(path, (file.body as { text: string }).text);
    const read = await fileStore('').load(path);
    expect(read).toMatchObject({ entries: entriesIn(lines), times: at });
    if (isRefusal(read)) throw new Error(read.refused.key);
    expect(replay(TOY as Rulebook, read.header, read.entries, 'all')).toMatchObject({ stopped: null });
  });

  it('is for the maker alone, is what the terminal reads, and all are told that it was taken', async () => {
    const server = await house({ clock: () => Date.UTC(2026, 10, 29, 12) });
    const { made, anna } = await played(server);
    expect((await server.ask(`games/${made.game}/file`, anna.key, { request: 'r' })).status).toBe(403);
    const heard = await fileOf(server, made);
    expect(heard.body).toMatchObject({ name: 'toy-only-2026-11-29.jsonl' });
    const lines = linesOf(heard);
    expect(lines[0]).toMatchObject({ kind: 'game', format: 3, rulebook: 'toy' });
    expect(lines.slice(1)).toHaveLength(4);
    const [first] = entriesIn(lines);
    expect(first).toMatchObject({ n: 1, seat: 'one', answer: { a: 3 }, by: 'Anna' });
    expect(await toldOf(server, anna)).toEqual([[1, 'table', '']]);
  });

  it('is never taken in silence, whatever its maker has said before under which key', async () => {
    const server = await house();
    const { made, anna } = await played(server);
    const asMaker = (path: string, body: object) =>
      server.ask(`games/${made.game}/${path}`, made.creatorKey, body);
    // the key of the coming request, as it is and as lines of the file were stored once, said to a spectator alone
    for (const request of ['r', 'file/r'])
      expect((await asMaker('talk/maker', { to: '#3', text: 'hello', request })).status).toBe(200);
    const first = await fileOf(server, made);
    expect(await toldOf(server, anna)).toHaveLength(1);
    // the same request gets the same bytes; once the game is another, with a line of its own
    expect((await fileOf(server, made)).text).toBe(first.text);
    expect(await toldOf(server, anna)).toHaveLength(1);
    await anna.answer('one', '1/speak', 'hold');
    expect((await fileOf(server, made)).text).not.toBe(first.text);
    expect(await toldOf(server, anna)).toHaveLength(2);
    await fileOf(server, made, 'another');
    expect(await toldOf(server, anna)).toHaveLength(3);
  });

  it('is not given where the table cannot be told', async () => {
    const server = await house({
      odd: (database) => ({
        ...database,
        talk: { ...database.talk, say: () => Promise.reject(new Error('no room')) },
      }),
    });
    const { made } = await played(server);
    const heard = await fileOf(server, made);
    expect([heard.status, heard.text.includes('"seat"')]).toEqual([500, false]);
  });

  it('of a game that is over is taken in silence only once that is ended, too, and nobody takes it back', async () => {
    const server = await house();
    const { made, anna } = await over(server);
    await fileOf(server, made);
    expect(await toldOf(server, anna)).toHaveLength(1);
    const end = { ended: true };
    expect((await server.ask(`games/${made.game}/maker`, made.creatorKey, end)).status).toBe(200);
    expect((await fileOf(server, made, 'later')).status).toBe(200);
    expect(await toldOf(server, anna)).toHaveLength(1);
  });

  it('goes on elsewhere with new people and keys, from where it stood', async () => {
    const server = await house();
    const { made, anna } = await played(server);
    const lines = linesOf(await fileOf(server, made));
    const other = await house();
    const heard = await other.ask('imports', undefined, { lines, title: 'Again', people: PEOPLE });
    expect(heard.status).toBe(201);
    const again = heard.body as CreatedGame;
    const ada = sitter(other, again.game, again.people[0]?.key ?? '');
    const [before, after] = [await anna.desk(), await ada.desk('one')];
    expect(after).toMatchObject({
      title: 'Again',
      person: 'Ada',
      lines: before.lines,
      view: before.view,
      asks: before.asks,
    });
    expect((await ada.answer('one', '1/speak', 'show')).status).toBe(200);
    const file = await fileOf(other, again);
    const [head = {}, ...after4] = linesOf(file).slice(0, 5) as Partial<Header>[];
    const [begins = {}, ...rest] = lines as Partial<Header>[];
    expect([after4, { ...head, signed: [] }]).toEqual([rest, { ...begins, signed: [] }]);
    // each house says how far it went, of its own game
    expect(head.signed).toMatchObject([...(begins.signed ?? []), { at: again.game, entries: 5 }]);
    const read = readParsed('', linesOf(file)) as FileRead;
    expect(await checkSeals(read)).toMatchObject([
      { seal: { at: made.game, entries: 4 }, wrong: null },
      { wrong: null },
    ]);
    // and it is there after a restart
    await other.close();
    const later = await house({ file: other.file });
    expect((await sitter(later, again.game, again.people[1]?.key ?? '').desk()).view.open).toMatchObject({
      round: 2,
    });
  });

  it('is refused where it is no game, breaks the rules, was changed, or is too much', async () => {
    const server = await house();
    const { made } = await played(server);
    const [start, ...timed] = linesOf(await fileOf(server, made)) as Record<string, unknown>[];
    const lines = [start ?? {}, ...entriesIn([start, ...timed])];
    const [head = {}, first = {}, ...rest] = lines;
    const bring = async (
      changed: readonly unknown[],
      people: readonly object[] = PEOPLE,
    ): Promise<[number, string]> => {
      const heard = await server.ask('imports', undefined, { lines: changed, people });
      return [heard.status, refusalText(heard)];
    };
    const refused: readonly (readonly [readonly unknown[], RegExp])[] = [
      [[null], /not a game file/],
      [[{ ...head, format: 4 }], /format 4/],
      [[{ ...head, id: undefined }], /not a game file/],
      [[{ ...head, format: 2 }], /not a game file/],
      [[{ ...head, kind: 'club' }], /not a game file/],
      [[{ ...head, rulebook: 'other' }], /no rulebook/],
      [[{ ...head, scenario: 'other' }], /other/],
      [[{ ...head, rulesVersion: '99' }], /99/],
      [[{ ...head, extra: 1 }], /field "extra"/],
      [[{ ...head, dice: { seed: 'ab' } }], /seed/],
      [[head, first, null], /line 3/],
      [[head, first, first], /line 3 should be entry 2/],
      [[head, { ...first, answer: { a: 4 } }], /1/],
      [[head, { ...first, answer: { a: 2 } }, ...rest], /1/],
      [[head, { ...first, by: 'x'.repeat(200) }, ...rest], /no game can hold/],
      [[head, { ...first, hash: '00' }, ...rest], /1/],
      [[head, first, ...rest.slice(0, -1), { ...rest.at(-1), state: '00' }], /4/],
    ];
    for (const [changed, why] of refused) {
      const [status, sentence] = await bring(changed);
      expect([status, sentence]).toEqual([400, expect.stringMatching(why)]);
    }
    expect(await bring(lines, [{ name: 'Ada', seats: ['one'] }])).toEqual([
      400,
      expect.stringContaining('Nobody has'),
    ]);
    expect((await bring([head, ...Array.from({ length: 10_000 }, () => first)]))[0]).toBe(413);
    expect(
      (
        await server.ask('imports', undefined, {
          lines: [head, { n: 1, __proto__x: 'x'.repeat(600_000) }],
          people: PEOPLE,
        })
      ).status,
    ).toBe(413);
    // nothing of all that was kept
    expect(await server.keeper.list()).toHaveLength(1);
  });

  it.each(RULEBOOKS.map(({ id }) => id))(
    'is taken only with a header that a new game of %s could have, so that lists of games show it',
    async (rulebook) => {
      const server = await house({ limits: { burst: 1_000_000 } });
      const book = RULEBOOKS.find(({ id }) => id === rulebook) as Rulebook;
      const [scenario] = book.scenarios;
      const people = [{ name: 'Ada', seats: scenario?.seats.map(({ id }) => id) ?? [] }];
      const heads: Json[] = [];
      for (const data of [[], ...(GOOD[rulebook] ?? [])]) {
        const wish = { rulebook, scenario: scenario?.id, people, data };
        const made = await server.ask('games', undefined, wish);
        if (made.status !== 201) continue;
        heads.push(linesOf(await fileOf(server, made.body as CreatedGame))[0] as Json);
      }
      expect(heads.length).toBeGreaterThan(1);
      const bring = async (head: Json): Promise<HeardResponse> =>
        server.ask('imports', undefined, { lines: [head], people });
      // as it came it is taken, with all its data
      for (const head of heads) expect((await bring(head)).status, JSON.stringify(head)).toBe(201);
      const odd = heads.flatMap((head) => [...spoilt(head)]);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: odd.length - 1 }), async (at) => {
          const heard = await bring(odd[at] as Json);
          expect([201, 400, 413]).toContain(heard.status);
          if (heard.status !== 201) return;
          const { game, people: seated } = heard.body as CreatedGame;
          const key = seated[0]?.key ?? '';
          const [stands] = (await server.ask('standings', key, { games: [{ game, key }] }))
            .body as Standing[];
          expect(stands).toMatchObject({ game, all: expect.anything() });
        }),
        { numRuns: 40 },
      );
    },
    60_000,
  );

  it.each([
    ['what holds at its start', { start: { turn: 1, facts: [] } }, {}],
    ['a fact that there is not', { start: { turn: 1, facts: { nonsense: 1 } } }, {}],
    ['a number that is too large', { start: { turn: 1e308, facts: {} } }, {}],
    ['a ruling that is none', null, { rulings: { A1: {} } }],
  ])('is refused with a sentence where its header has %s', async (_, data, more) => {
    const server = await house();
    const people = [{ name: 'Ada', seats: theWarGame.scenarios[0]?.seats.map(({ id }) => id) ?? [] }];
    const wish = { rulebook: theWarGame.id, scenario: theWarGame.scenarios[0]?.id, people };
    const made = (await server.ask('games', undefined, wish)).body as CreatedGame;
    const [head] = linesOf(await fileOf(server, made)) as [object];
    const heard = await server.ask('imports', undefined, { lines: [{ ...head, data, ...more }], people });
    expect([heard.status, refusalText(heard)]).toEqual([400, expect.stringMatching(/^The file /)]);
  });

  it('is brought only by who may make games', async () => {
    const server = await house({ host: '0.0.0.0' });
    expect((await server.ask('imports', undefined, { lines: [{}], people: PEOPLE })).status).toBe(401);
  });
});

describe('a published game', () => {
  it('can be looked at with one link by everybody, as a spectator, until the maker takes that back', async () => {
    const server = await house();
    const { made, anna, zoe } = await over(server);
    await anna.post('talk', { to: 'all', text: 'between friends' });
    const path = `games/${made.game}/publish`;
    const heard = await server.ask(path, made.creatorKey, { published: true });
    const { key } = heard.body as { key: string };
    const all = sitter(server, made.game, key);
    const [seen, theirs] = [await all.desk(), await zoe.desk()];
    expect({ ...seen, person: '' }).toEqual({ ...theirs, person: '' });
    expect(seen.over).toBe(true);
    expect((await all.answer('table', 'standing-0/report', {})).status).toBe(403);
    expect((await server.ask(`games/${made.game}/aside`, key)).text).not.toContain('between friends');
    expect((await all.post('talk', { to: 'maker', text: 'hello' })).status).toBe(403);
    expect((await server.ask(`games/${made.game}/notes?seat=one`, key)).status).toBe(403);
    expect((await anna.desk()).people.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cleo', 'Zoe']);
    const people = (await server.ask(`games/${made.game}/people`, made.creatorKey)).body as z.infer<
      typeof SeatedPerson
    >[];
    expect(people.map(({ published }) => published)).toEqual([false, false, false, false, true]);
    const again = (await server.ask(path, made.creatorKey, { published: true })).body as { key: string };
    expect((await server.ask(`games/${made.game}`, key)).status).toBe(401);
    expect((await server.ask(`games/${made.game}`, again.key)).status).toBe(200);
    // new links for all who sit there are none for everybody
    const renewed = await server.keeper.renew(made.game, { people: 'all', maker: false });
    expect('people' in renewed && renewed.people.map(({ name }) => name)).toEqual([
      'Anna',
      'Ben',
      'Cleo',
      'Zoe',
    ]);
    expect((await server.ask(`games/${made.game}`, again.key)).status).toBe(200);
    await server.ask(path, made.creatorKey, { published: false });
    expect((await server.ask(`games/${made.game}`, again.key)).status).toBe(401);
  });

  it('may be ended, too: its link shows what a spectator sees, though those who sat at it see every seat then', async () => {
    const server = await house();
    const { made, anna } = await over(server);
    expect((await server.ask(`games/${made.game}/maker`, made.creatorKey, { ended: true })).status).toBe(200);
    const heard = await server.ask(`games/${made.game}/publish`, made.creatorKey, { published: true });
    expect(heard.status).toBe(200);
    const { key } = heard.body as { key: string };
    const at = (as: string, with_: string) => server.ask(`games/${made.game}/at/1?as=${as}`, with_);
    expect((await at('two', anna.key)).status).toBe(200);
    expect((await at('', key)).status).toBe(200);
    expect((await at('two', key)).status).toBe(403);
    expect(desk(await server.ask(`games/${made.game}/desk`, key)).opened).toBeUndefined();
  });

  it('must be over, and is published by its maker alone', async () => {
    const server = await house();
    const { made, anna } = await table(server);
    const path = `games/${made.game}/publish`;
    expect(refusalText(await server.ask(path, made.creatorKey, { published: true }))).toContain('over');
    expect((await server.ask(path, anna.key, { published: true })).status).toBe(403);
  });
});
