import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import type { KeptClubTable, Standing, WatchedTable } from '../api/keeping-api.ts';
import { SEALED_ANSWERS } from '../../kernel/seat.ts';
import { house, refusalText, sitter, type TestHouse } from '../house.test-helper.ts';

const TEMPLATE = { rulebook: 'toy', scenario: 'only', dice: 'program' };
const PEOPLE = [
  { name: 'Anna', seats: ['one'] },
  { name: 'Ben', seats: ['two', 'three'] },
];

const organised = async (server: TestHouse, key?: string) => {
  const heard = await server.ask('club-tables', key, { title: 'Evening', template: TEMPLATE });
  if (heard.status !== 201) throw new Error(heard.text);
  const kept = heard.body as KeptClubTable;
  const path = `club-tables/${kept.table}`;
  return {
    ...kept,
    path,
    make: (title: string, people: readonly object[] = PEOPLE) =>
      server.ask(`${path}/games`, kept.key, { title, people }),
    look: async () => (await server.ask(path, kept.key)).body as WatchedTable,
  };
};

describe('an organiser', () => {
  it('makes many games from one template, each once, and sees who was last there', async () => {
    const server = await house({ clock: () => 5000 });
    const { make, look, path, key } = await organised(server);
    const one = await make('Table 1');
    expect(one).toMatchObject({ status: 201, body: { creatorKey: key, people: PEOPLE } });
    expect((await make('Table 2')).status).toBe(201);
    const again = await make('Table 1');
    expect([again.status, refusalText(again)]).toEqual([409, expect.stringMatching(/of this name/)]);
    expect(refusalText(await make('Table 3', [{ name: 'Anna', seats: ['one'] }]))).toMatch(
      /Nobody has the seat two/,
    );
    const { game, people } = one.body as CreatedGame;
    await sitter(server, game, people[0]?.key ?? '').desk();
    expect(await look()).toMatchObject({
      title: 'Evening',
      template: TEMPLATE,
      games: [
        {
          game,
          title: 'Table 1',
          people: [
            { name: 'Anna', seen: 5000 },
            { name: 'Ben', seen: null },
          ],
        },
        { title: 'Table 2' },
      ],
    });
    expect((await server.ask(path)).status).toBe(401);
    expect(refusalText(await server.ask(path, people[0]?.key))).toMatch(/opens no table of games/);
    await server.close();
    const later = await house({ file: server.file });
    expect((await later.ask(path, key)).body).toMatchObject({ games: [{ game }, {}] });
  });

  it('sees all other games where one cannot be read, and can make more', async () => {
    let broken = '';
    const server = await house({
      odd: (database) => ({
        ...database,
        seating: async (id) => {
          if (id === broken) throw new TypeError('odd');
          return database.seating(id);
        },
      }),
    });
    const { make, look } = await organised(server);
    const [first] = [(await make('Table 1')).body as CreatedGame, await make('Table 2')];
    broken = first?.game ?? '';
    expect((await look()).games).toMatchObject([
      { game: broken, title: broken, people: [] },
      { title: 'Table 2', people: PEOPLE },
    ]);
    expect(server.logged.join('')).toContain('"error":"TypeError"');
    expect((await make('Table 3')).status).toBe(201);
  });

  it('has the rights of the maker of each game, and of no other', async () => {
    const server = await house();
    const { make, key } = await organised(server);
    const other = await organised(server);
    const { game, people } = (await make('Table 1')).body as CreatedGame;
    expect((await server.ask(`games/${game}/maker`, key, { ended: true })).status).toBe(200);
    expect((await server.ask(`games/${game}/maker`, other.key)).status).toBe(403);
    expect((await server.ask(`games/${game}/people/0/renew`, key, {})).status).toBe(200);
    expect((await server.ask(`games/${game}/desk`, key)).status).toBe(401);
    // whoever has taken the seat keeps it until they agree
    expect((await server.ask(`games/${game}/desk`, people[0]?.key)).status).toBe(200);
  });

  it('gets another key for table and games, the one before ending, and can end it for good', async () => {
    const server = await house();
    const { make, path, key } = await organised(server);
    const { game, people } = (await make('Table 1')).body as CreatedGame;
    const anna = sitter(server, game, people[0]?.key ?? '');
    const other = (await server.ask('games', undefined, { ...TEMPLATE, people: PEOPLE })).body as CreatedGame;
    const renewed = await server.ask(`${path}/renew`, key, {});
    expect(renewed.status).toBe(200);
    const fresh = (renewed.body as KeptClubTable).key;
    expect(refusalText(await server.ask(path, key))).toMatch(/opens no table of games/);
    expect((await server.ask(`games/${game}/maker`, key)).status).toBe(401);
    expect((await server.ask(`${path}/games`, key, { title: 'Table 2', people: PEOPLE })).status).toBe(401);
    expect((await server.ask(path, fresh)).body).toMatchObject({ games: [{ game }] });
    expect((await server.ask(`games/${game}/maker`, fresh)).status).toBe(200);
    expect((await server.ask(`games/${other.game}/maker`, other.creatorKey)).status).toBe(200);
    await server.close();
    const later = await house({ file: server.file });
    expect((await later.ask(`games/${game}/maker`, fresh)).status).toBe(200);
    expect((await later.ask(`${path}/end`, anna.key, {})).status).toBe(401);
    expect((await later.ask(`${path}/end`, fresh, {})).status).toBe(200);
    for (const at of [path, `games/${game}/maker`])
      expect((await later.ask(at, fresh)).status).toBeGreaterThan(400);
    expect((await later.ask(`games/${game}/desk`, anna.key)).status).toBe(200);
  });

  it('sees nothing secret of a game: neither how it stands nor its record', async () => {
    const server = await house();
    const texts = async (points: number): Promise<string> => {
      const { make, path, key, table } = await organised(server);
      const { game, people } = (await make('Table 1')).body as CreatedGame;
      const anna = sitter(server, game, people[0]?.key ?? '');
      expect((await anna.answer('one', '1/allocate', { a: points })).status).toBe(200);
      const standing = await server.ask('standings', key, { games: [{ game, key }] });
      const record = await server.ask(`${path}/games/${game}`, key);
      expect([standing.status, record.status]).toEqual([200, 200]);
      expect((standing.body as Standing[])[0]).toMatchObject({
        maker: true,
        awaiting: [SEALED_ANSWERS],
        since: { [SEALED_ANSWERS]: expect.any(Number) },
        due: {},
      });
      return [standing.text, record.text]
        .join('\n')
        .replaceAll(game, 'GAME')
        .replaceAll(table, 'TABLE')
        .replaceAll(/"since":(\{[^}]*\}|\d+)/g, '');
    };
    const [one, other] = [await texts(1), await texts(2)];
    expect(one).toBe(other);
    expect(one).toContain('"lines":');
    expect(one).not.toContain('"asks"');
  });

  it('needs the creation key where making games does, and a template that can be played', async () => {
    const server = await house({ host: '0.0.0.0' });
    const wish = { title: 'Evening', template: TEMPLATE };
    expect((await server.ask('club-tables', undefined, wish)).status).toBe(401);
    const { make } = await organised(server, server.creationKey ?? '');
    expect((await make('Table 1')).status).toBe(201);
    const bad = { ...wish, template: { ...TEMPLATE, scenario: 'none' } };
    expect((await server.ask('club-tables', server.creationKey ?? '', bad)).status).toBe(400);
  });
});
