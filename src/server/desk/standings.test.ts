import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import type { CreatedGame } from '../api/api.ts';
import type { Standing, WithheldGame } from '../api/keeping-api.ts';
import {
  type HeardResponse,
  house,
  refusalText,
  type Sitter,
  table,
  type TestHouse,
} from '../house.test-helper.ts';

const BAD_KEY = 'x'.repeat(32);

const ofAll = ({ status, text, body }: HeardResponse): readonly (Standing & Partial<WithheldGame>)[] => {
  if (status !== 200) throw new Error(text);
  return body as (Standing & Partial<WithheldGame>)[];
};

/** How a game stands for somebody. */
const stands = async (who: Sitter, looked?: Record<string, number>): Promise<Standing> => {
  const [one] = ofAll(await who.stands(looked));
  if (!one || one.refused) throw new Error(one?.refused ?? 'nothing');
  return one;
};

const asked = (server: TestHouse, games: readonly object[], key?: string) =>
  server.ask('standings', key, { games });

describe('how games stand', () => {
  it('comes for all others where one game cannot be read, and whoever runs the server is told', async () => {
    const first = await house();
    const rulebook = 'the-war-game';
    const book = RULEBOOKS.find(({ id }) => id === rulebook);
    const people = [{ name: 'Ada', seats: book?.scenarios[0]?.seats.map(({ id }) => id) ?? [] }];
    const wish = { rulebook, scenario: book?.scenarios[0]?.id, people };
    const [odd, good] = [
      (await first.ask('games', undefined, wish)).body as CreatedGame,
      (await first.ask('games', undefined, wish)).body as CreatedGame,
    ];
    await first.close();
    // what no import takes any more, as an older server took it
    const raw = new DatabaseSync(first.file);
    const start = JSON.stringify({ start: { turn: 1, facts: { 'status.turkey': [] } } });
    const changed = `UPDATE game SET header = replace(header, '"data":null', '"data":${start}') WHERE id = ?`;
    expect(raw.prepare(changed).run(odd.game).changes).toBe(1);
    raw.close();
    const throwing: Rulebook = {
      ...(book as Rulebook),
      bind: (setup) => {
        const rules = (book as Rulebook).bind(setup);
        if (setup.data === null) return rules;
        return {
          ...rules,
          board: () => {
            throw new TypeError('no board of such data');
          },
        };
      },
    };
    const server = await house({ file: first.file, rulebooks: [throwing] });
    const key = (made: CreatedGame): string => made.people[0]?.key ?? '';
    const all = ofAll(
      await asked(
        server,
        [odd, good].map((made) => ({ game: made.game, key: key(made) })),
        key(good),
      ),
    );
    expect(all).toMatchObject([
      { game: odd.game, refused: expect.stringMatching(/^(?:The server made a mistake|The head of)/) },
      { game: good.game, all: expect.anything() },
    ]);
  });

  it('comes for many games in one request, each as its own key may know it, or with its own refusal', async () => {
    const server = await house();
    const [one, other] = [await table(server), await table(server)];
    const { game, creatorKey } = other.made;
    const all = ofAll(
      await asked(
        server,
        [
          { game: one.anna.game, key: one.anna.key },
          { game: one.anna.game, key: BAD_KEY },
          { game, key: one.anna.key },
          { game, key: creatorKey },
          { game, key: other.zoe.key },
        ],
        one.anna.key,
      ),
    );
    expect(all).toMatchObject([
      { game: one.anna.game, seats: ['one'], awaiting: ['one', 'two', 'three'], maker: false, over: false },
      { game: one.anna.game, status: 401, refused: expect.stringMatching(/opens nothing here/) },
      { game, status: 401, refused: expect.stringMatching(/opens nothing here/) },
      { game, seats: [], maker: true, question: '' },
      { game, seats: [], maker: false, question: '' },
    ]);
    expect(all[0]?.question).not.toBe('');
    for (const each of all) {
      expect(each).not.toHaveProperty('data');
      expect(each).not.toHaveProperty('rulings');
    }
  });

  it('says since when, and what came since somebody looked', async () => {
    let now = 1_000;
    const server = await house({ clock: () => now });
    const { anna, ben, cleo, zoe } = await table(server);
    expect(await stands(anna)).toMatchObject({ since: { one: 1000 }, lines: 0, news: null });
    now = 5000;
    for (const [who, seat] of [
      [anna, 'one'],
      [ben, 'two'],
      [cleo, 'three'],
    ] as const)
      expect((await who.answer(seat, '1/allocate', { a: 1 })).status).toBe(200);
    const lines = (await zoe.desk()).lines.length;
    expect(lines).toBeGreaterThan(0);
    expect(await stands(zoe)).toMatchObject({ lines, news: null });
    expect(await stands(zoe, { '': 0 })).toMatchObject({ news: { count: lines } });
    expect(await stands(zoe, { '': lines })).toMatchObject({ news: { count: 0, text: '' } });
    // who answered has seen what was there then
    expect(await stands(anna, { one: 0 })).toMatchObject({ news: { count: 0 } });
  });

  it('says until when, where the table has set that', async () => {
    const server = await house({ clock: () => 0 });
    const { made, ben } = await table(server);
    expect(await stands(ben)).toMatchObject({ due: {} });
    const rule = { hours: 48, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'wait' };
    const set = await server.ask(`games/${made.game}/deadline`, made.creatorKey, { rule });
    expect(set.status).toBe(200);
    const due = 48 * 3_600_000;
    expect(await stands(ben)).toMatchObject({ due: { one: due, two: due, three: due } });
  });

  it('is paid for by each key, and by strangers as elsewhere', async () => {
    const server = await house({ limits: { burst: 60, perSecond: 0 } });
    const { anna, ben } = await table(server);
    const bad = { game: anna.game, key: BAD_KEY };
    const all = ofAll(await asked(server, [bad, bad, bad, bad, { game: ben.game, key: ben.key }], anna.key));
    expect(all.map(({ status = 200 }) => status)).toEqual([401, 401, 401, 429, 200]);
    expect((await server.ask('rulebooks')).status).toBe(429);
    expect((await anna.stands()).status).toBe(200);
    const many = Array.from({ length: 101 }, () => ({ game: anna.game, key: anna.key }));
    const refused = await asked(server, many, anna.key);
    expect([refused.status, refusalText(refused)]).toEqual([400, expect.stringMatching(/games/)]);
    const own = ofAll(await asked(server, many.slice(1), ben.key));
    expect(own.at(-1)).toMatchObject({ status: 429 });
  });

  it('tells nothing of a secret, neither to others nor to who made the game', async () => {
    const server = await house();
    const [one, other] = [await table(server), await table(server)];
    await one.anna.answer('one', '1/allocate', { a: 1 });
    await other.anna.answer('one', '1/allocate', { a: 2 });
    const texts = async ({ made, ben, zoe }: typeof one): Promise<string[]> => {
      const heard = [
        await ben.stands({ two: 0 }),
        await zoe.stands({ '': 0 }),
        await asked(server, [{ game: made.game, key: made.creatorKey, looked: { '': 0 } }], made.creatorKey),
      ];
      return heard.map(({ text }) =>
        text.replaceAll(made.game, 'GAME').replaceAll(/"since":(\{[^}]*\}|\d+)/g, ''),
      );
    };
    const [mine, theirs] = [await texts(one), await texts(other)];
    expect(mine).toEqual(theirs);
    expect(mine.join('')).toContain('"awaiting":["two","three"]');
  });
});
