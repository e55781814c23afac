import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import { desk, house, listen, refusalText, sitter, table } from '../house.test-helper.ts';

/** Two games in which the same was played, and a statement that damages the first. */
async function damaged(statement: string) {
  const first = await house();
  const { anna, zoe } = await table(first);
  const { anna: other } = await table(first);
  for (const who of [anna, other])
    for (let n = 0; n < 4; n++) {
      const report = { 'weather.fair': { value: n % 2 === 0, as: 'change' } };
      desk(await who.answer('table', `standing-${n}/report`, report));
    }
  await first.close();
  const raw = new DatabaseSync(first.file);
  expect(raw.prepare(`${statement} AND game = ?`).run(anna.game).changes).toBe(1);
  raw.close();
  const server = await house({ file: first.file });
  const again = (who: typeof anna) => sitter(server, who.game, who.key);
  return { server, anna: again(anna), zoe: again(zoe), other: again(other) };
}

const CASES: [name: string, statement: string, says: RegExp][] = [
  ['cannot be read', `UPDATE entry SET body = substr(body, 1, 30) WHERE n = 3`, /damaged and cannot be read/],
  ['is not there', `DELETE FROM entry WHERE n = 3`, /damaged and cannot be read/],
  [
    'comes out otherwise',
    `UPDATE entry SET body = replace(body, 'true', 'false') WHERE n = 3`,
    /does not come out as it was recorded/,
  ],
];

describe('a damaged game', () => {
  it.each(CASES)('is shown up to its last good moment where an entry %s', async (_, statement, says) => {
    const { server, anna, zoe, other } = await damaged(statement);
    for (const who of [anna, zoe]) {
      const seen = await who.desk();
      expect(seen).toMatchObject({
        stopped: expect.stringMatching(says),
        lines: [{ n: 1 }, { n: 2 }],
        awaiting: [],
        asks: [],
        tableAsks: [],
        diceAsks: [],
      });
      expect(seen.stopped).toMatch(/last/);
      // the number of an entry would count hidden ones too
      expect(seen.stopped).not.toMatch(/\d/);
    }
    const hello = { game: anna.game, key: anna.key, seat: 'one', have: 0 };
    const [frame] = await (await listen(server, hello)).heard();
    expect(frame?.desk.stopped).toMatch(says);
    expect((await other.desk()).stopped).toBeNull();
    expect((await other.answer('one', '1/allocate', { a: 1 })).status).toBe(200);
  });

  it.each(CASES)('takes no answer where an entry %s, and is as it was', async (_, statement, says) => {
    const { server, anna } = await damaged(statement);
    const before = await anna.desk();
    const tries = [
      await anna.answer('one', '1/allocate', { a: 1 }),
      await anna.answer('table', 'standing-2/report', { 'weather.fair': { value: true, as: 'change' } }),
      await anna.post('undo', { seat: 'one' }),
      await anna.post('withdraw', { seat: 'one', decision: '1/allocate' }),
    ];
    for (const heard of tries) {
      expect([heard.status, refusalText(heard)]).toEqual([409, expect.stringMatching(says)]);
      expect(heard.text).not.toMatch(/"n"/);
    }
    expect(await anna.desk()).toEqual(before);
    expect((await server.ask(`games/${anna.game}/at/1`, anna.key)).status).toBe(200);
  });

  it.each([
    ['its head', `UPDATE game SET header = '{' WHERE 1 = 1`, /^The head of .* is damaged/],
    ['who sits there', `UPDATE person SET seats = 'x' WHERE at = 2`, /Who sits at .* damaged/],
  ])('says so where %s cannot be read', async (_, statement, says) => {
    const column = statement.startsWith('UPDATE game') ? 'id' : 'game';
    const first = await house();
    const { anna } = await table(first);
    await first.close();
    const raw = new DatabaseSync(first.file);
    expect(raw.prepare(`${statement} AND ${column} = ?`).run(anna.game).changes).toBe(1);
    raw.close();
    const server = await house({ file: first.file });
    const heard = await server.ask(`games/${anna.game}/desk`, anna.key);
    expect([heard.status, refusalText(heard)]).toEqual([409, expect.stringMatching(says)]);
  });

  it('says so where its data break the rulebook that took them once', async () => {
    const first = await house();
    const people = [{ name: 'Anna', seats: ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'] }];
    const start = { format: 1, kind: 'start', levels: { spain: -2 } };
    const wish = { rulebook: 'level-of-cooperation', scenario: 'short-1942', people, data: [start] };
    const made = (await first.ask('games', undefined, wish)).body as CreatedGame;
    await first.close();
    const raw = new DatabaseSync(first.file);
    const broken = raw.prepare(`UPDATE game SET header = replace(header, '"neutrals":[', '"nothing":[')`);
    expect(broken.run().changes).toBe(1);
    raw.close();
    const server = await house({ file: first.file });
    const heard = await server.ask(`games/${made.game}/desk`, made.people[0]?.key);
    expect([heard.status, refusalText(heard)]).toEqual([
      409,
      expect.stringMatching(/^The head of .* is damaged/),
    ]);
  });
});
