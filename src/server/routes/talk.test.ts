import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { AsideMessage } from '../aside/aside.ts';
import type { TalkLine } from '../aside/talk.ts';
import { alike } from '../alike.test-helper.ts';
import {
  type HeardResponse,
  house,
  listen,
  refusalText,
  type Sitter,
  table,
  type TestHouse,
} from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';

// What is said at a table: who hears it, and that nobody else gets a byte of it.

const toy = TOY as Rulebook;
/** Seats one and two are on one side, three is by itself. */
const SIDED: Rulebook = {
  ...toy,
  scenarios: toy.scenarios.map((scenario) => ({
    ...scenario,
    seats: scenario.seats.map((seat) => ({ ...seat, camp: seat.id === 'three' ? 'alone' : 'x' })),
  })),
};

interface Open {
  readonly server: TestHouse;
  readonly anna: Sitter;
  readonly ben: Sitter;
  readonly cleo: Sitter;
  readonly zoe: Sitter;
  readonly maker: string;
  at: number;
}

async function open(): Promise<Open> {
  const clock = { at: 1_000_000 };
  const server = await house({ rulebooks: [SIDED], clock: () => clock.at });
  const { made, ...people } = await table(server);
  return Object.assign(clock, { server, ...people, maker: made.creatorKey });
}

let requests = 0;

async function say(who: Sitter, to: string, text: string, more: object = {}): Promise<HeardResponse> {
  return who.post('talk', { to, text, request: `t${++requests}`, ...more });
}

/** The talk of a desk as it comes with the rest of what stands beside it. */
async function talkAt({ server }: Pick<Open, 'server'>, who: Sitter): Promise<Record<string, unknown>> {
  const heard = await server.ask(`games/${who.game}/aside`, who.key);
  const all = heard.body as AsideMessage[];
  return { ...all.find(({ part }) => part === 'talk')?.set };
}

async function texts(house: Open, who: Sitter): Promise<string[]> {
  const { lines } = await talkAt(house, who);
  return (lines as { n: number; to: string; name: string; text: string }[]).map(
    ({ n, to, name, text }) => `${n} ${to} ${name}: ${text}`,
  );
}

async function asMaker(house: Open, path: string, body?: object): Promise<HeardResponse> {
  return house.server.ask(`games/${house.anna.game}/talk/${path}`, house.maker, body);
}

describe('talk', () => {
  it('reaches all, one\u2019s own side, or the maker, and is counted by each reader from one on', async () => {
    const at = await open();
    const { anna, ben, cleo, zoe } = at;
    await say(anna, 'camp', 'what do we do?');
    await say(cleo, 'maker', 'a question');
    await say(cleo, 'all', 'hello');
    await say(ben, 'camp', 'nothing');
    expect(await texts(at, anna)).toEqual([
      '1 camp Anna: what do we do?',
      '2 all Cleo: hello',
      '3 camp Ben: nothing',
    ]);
    expect(await texts(at, cleo)).toEqual(['1 maker Cleo: a question', '2 all Cleo: hello']);
    expect(await texts(at, zoe)).toEqual(['1 all Cleo: hello']);
    expect(await talkAt(at, anna)).toMatchObject({
      hears: ['all', 'with:three', 'camp', 'maker'],
      speaks: ['all', 'with:three', 'camp', 'maker'],
    });
    expect(await talkAt(at, cleo)).toMatchObject({
      hears: ['all', 'with:one', 'with:two', 'maker'],
    });
    expect(refusalText(await say(cleo, 'camp', 'who?'))).toContain('cannot speak there');
  });

  it('lets two seats speak with nobody else to hear it, and a side of two only as a side', async () => {
    const at = await open();
    await say(at.anna, 'with:three', 'a word');
    await say(at.cleo, 'with:one', 'yes?');
    expect(await texts(at, at.anna)).toEqual(['1 with:three Anna: a word', '2 with:three Cleo: yes?']);
    expect(await texts(at, at.cleo)).toEqual(['1 with:one Anna: a word', '2 with:one Cleo: yes?']);
    expect(await texts(at, at.ben)).toEqual([]);
    expect(await texts(at, at.zoe)).toEqual([]);
    for (const to of ['with:two', 'with:one', 'with:nobody'])
      expect(refusalText(await say(at.anna, to, 'who?'))).toContain('cannot speak there');
  });

  it('says who spoke, when and at whose desk, also when their key has ended', async () => {
    const at = await open();
    at.at = 5000;
    await say(at.ben, 'all', 'I go');
    await at.server.ask(`games/${at.anna.game}/people/1/revoke`, at.maker, {});
    const { lines } = await talkAt(at, at.anna);
    expect(lines).toEqual([
      { n: 1, at: 5000, to: 'all', text: 'I go', name: 'Ben', seat: 'two' },
      { n: 2, at: 5000, to: 'all', text: expect.stringContaining('ended'), name: '', author: 'table' },
    ]);
  });

  it('lets the maker speak with all and with each, and hear no side', async () => {
    const at = await open();
    await say(at.anna, 'camp', 'between us');
    await say(at.anna, 'maker', 'is this right?');
    await asMaker(at, 'maker', { to: 'one', text: 'it is', request: 'a' });
    await asMaker(at, 'maker', { to: 'all', text: 'play on', request: 'b' });
    expect((await asMaker(at, 'maker', { to: 'nobody', text: 'x', request: 'c' })).status).toBe(404);
    const heard = await asMaker(at, 'maker');
    expect(heard.text).not.toContain('between us');
    const { threads } = heard.body as { threads: { to: string; names: string[]; lines: TalkLine[] }[] };
    expect(threads.map(({ to, names, lines }) => [to, names, lines.map(({ text }) => text)])).toEqual([
      ['all', [], ['play on']],
      ['one', ['Anna'], ['is this right?', 'it is']],
      ['two', ['Ben'], []],
      ['three', ['Cleo'], []],
      ['#3', ['Zoe'], []],
    ]);
    expect(await texts(at, at.anna)).toEqual([
      '1 camp Anna: between us',
      '2 maker Anna: is this right?',
      '3 maker : it is',
      '4 all : play on',
    ]);
    expect(await texts(at, at.ben)).toEqual(['1 camp Anna: between us', '2 all : play on']);
    expect((await talkAt(at, at.ben))['lines']).toMatchObject([{ name: 'Anna' }, { author: 'maker' }]);
    expect((await at.server.ask(`games/${at.anna.game}/talk/maker`, at.anna.key)).status).toBe(403);
  });

  it('lets spectators read what all say; write, or not even read, where the maker wills it', async () => {
    const at = await open();
    const { anna, zoe } = at;
    await say(anna, 'all', 'hello');
    expect((await say(zoe, 'all', 'me too')).status).toBe(403);
    expect((await say(zoe, 'maker', 'may I?')).status).toBe(200);
    await asMaker(at, 'lookers', { may: 'write' });
    expect((await say(zoe, 'all', 'me too')).status).toBe(200);
    expect(await texts(at, anna)).toEqual(['1 all Anna: hello', '2 all Zoe: me too']);
    const ear = await listen(at.server, { game: zoe.game, key: zoe.key, changes: true, aside: true });
    await asMaker(at, 'lookers', { may: 'none' });
    await ear.settled();
    await expect.poll(() => ear.frames.at(-1)).toContain('"hears":["maker"]');
    expect(await texts(at, zoe)).toEqual(['1 maker Zoe: may I?']);
  });

  it('comes over the live connection as it is said, and counts what was seen for all devices', async () => {
    const at = await open();
    const { anna, ben } = at;
    const ear = await listen(at.server, { game: anna.game, key: anna.key, changes: true, aside: true });
    await say(ben, 'all', 'hello');
    await expect.poll(() => ear.frames.at(-1)).toContain('"add":{"lines":[{"n":1');
    await anna.post('talk/seen', { count: 99, request: undefined });
    await expect.poll(() => ear.frames.at(-1)).toContain('"set":{"seen":1}');
    expect(await talkAt(at, anna)).toMatchObject({ seen: 1 });
    expect(await talkAt(at, ben)).toMatchObject({ seen: 0 });
  });

  it('brings the latest hundred lines, and older ones when they are asked for', async () => {
    const at = await open();
    for (let i = 0; i < 130; i++) {
      at.at += 10_000;
      await say(at.anna, 'all', `line ${i}`);
    }
    const { lines, before } = await talkAt(at, at.ben);
    expect([(lines as TalkLine[]).length, (lines as TalkLine[])[0]?.['text'], before]).toEqual([
      100,
      'line 30',
      30,
    ]);
    const older = await at.server.ask(`games/${at.ben.game}/talk?before=30`, at.ben.key);
    const page = older.body as { lines: TalkLine[]; before: number };
    expect([page.lines.length, page.lines.at(-1)?.['n'], page.before]).toEqual([30, 30, 0]);
  });

  it('takes plain text of a length, each request once, and so much within a minute', async () => {
    const at = await open();
    const { anna, zoe } = at;
    for (const text of ['', '  ', 'x'.repeat(2001), 'a\u0007b', 'a\u2028b', 'a\rb'])
      expect((await say(anna, 'all', text)).status).toBe(400);
    await say(anna, 'all', '<b>two</b>\nlines', { request: 'same' });
    await say(anna, 'all', 'again', { request: 'same' });
    expect(await texts(at, anna)).toEqual(['1 all Anna: <b>two</b>\nlines']);
    for (let i = 0; i < 19; i++) expect((await say(anna, 'all', 'x')).status).toBe(200);
    expect((await say(anna, 'all', 'x')).status).toBe(429);
    expect((await say(at.ben, 'all', 'x')).status).toBe(200);
    expect((await say(zoe, 'maker', 'x')).status).toBe(200);
    at.at += 60_001;
    expect((await say(anna, 'all', 'x')).status).toBe(200);
  });

  it('keeps tabs, and in which direction letters run', async () => {
    const at = await open();
    const text = 'one\ttwo \u200f\u05d0\u05d1\u200e \u2067\u05d2\u2069 \u202bd\u202c';
    expect((await say(at.anna, 'all', text)).status).toBe(200);
    expect(await texts(at, at.ben)).toEqual([`1 all Anna: ${text}`]);
  });

  it('gives nobody else a byte: two games that differ in what is said apart are the same to all others', async () => {
    const bytes = async (first: string, second: string | null): Promise<Record<string, string[]>> => {
      const at = await open();
      const others = { cleo: at.cleo, zoe: at.zoe };
      const ears = Object.fromEntries(
        await Promise.all(
          Object.entries(others).map(async ([name, { game, key }]) => [
            name,
            await listen(at.server, { game, key, changes: true, aside: true }),
          ]),
        ),
      ) as Record<string, Awaited<ReturnType<typeof listen>>>;
      await say(at.anna, 'camp', first);
      if (second !== null) {
        at.at += 1;
        await say(at.ben, 'camp', second);
        await say(at.ben, 'maker', second);
        await asMaker(at, 'maker', { to: 'two', text: second, request: 'm' });
        await at.ben.post('talk/seen', { count: 1, request: undefined });
      }
      at.at = 2_000_000;
      await say(at.cleo, 'all', 'hello', { request: 'c' });
      const got: Record<string, string[]> = {};
      for (const [name, who] of Object.entries(others)) {
        await at.server.ask(`games/${who.game}/aside`, who.key).then((heard) => (got[name] = [heard.text]));
        await expect.poll(() => ears[name]?.frames.at(-1)).toContain('hello');
        got[name]?.push(
          ...(ears[name]?.frames ?? []),
          (await at.server.ask(`games/${who.game}/desk`, who.key)).text,
        );
        got[name] = got[name]?.map((text) => alike(text, who.game)) ?? [];
      }
      return got;
    };
    expect(await bytes('attack', 'where? and with how much?')).toEqual(await bytes('no', null));
  });
});
