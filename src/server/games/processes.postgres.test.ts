import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../../../scripts/thorough.test-helper.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { replay } from '../../kernel/game/replay.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { startPostgres, type TestPostgres } from '../../store/postgres/server.test-helper.ts';
import type { CreatedGame } from '../api/api.ts';
import { ask, desk, listen, type TestHouse } from '../house.test-helper.ts';
import { begin, linesOf, makeGame, type Process, report, reports } from './processes.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';
import { announcementOf } from '../../store/announcement.test-helper.ts';

// Servers in processes of their own on one Postgres: whichever is asked, it is one game.

let postgres: TestPostgres;
let database = '';
let [one, two]: Process[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.fresh();
  [one, two] = await Promise.all([begin(database), begin(database)]);
});
afterAll(async () => {
  await Promise.all(servers().map((each) => each.kill()));
  await postgres.end();
});

function servers(): readonly [Process, Process] {
  if (!one || !two) throw new Error('there are two');
  return [one, two];
}

/** The request keys of what is stored, in order; every entry replays as it was recorded. */
async function stored(game: string): Promise<string[]> {
  const opened = await openPostgres(database);
  if (isRefusal(opened)) throw new Error(opened.refused.key);
  const found = await opened.load(game);
  await opened.close();
  if (isRefusal(found)) throw new Error(found.refused.key);
  expect(found.damaged).toBeUndefined();
  const replayed = replay(TOY, found.header, found.entries, 'all');
  if (isRefusal(replayed)) throw new Error(replayed.refused.key);
  expect(replayed.stopped).toBeNull();
  return found.entries.flatMap((each) => ('request' in each ? [each.request] : []));
}

describe('two servers on one Postgres', () => {
  it('answer as one: what one acknowledged stands on the next desk of the other', async () => {
    const [one, two] = servers();
    const { game, key } = await makeGame(one);
    for (let n = 0; n < 6; n++) {
      const [first, second] = n % 2 === 0 ? [one, two] : [two, one];
      expect(linesOf(await ask(second.address, `games/${game}/desk`, key))).toBe(n);
      expect((await ask(first.address, `games/${game}/answers`, key, report(n, `r${n}`))).status).toBe(200);
      expect(linesOf(await ask(second.address, `games/${game}/desk`, key))).toBe(n + 1);
    }
    // the same request again is done once, whoever gets it
    const again = await Promise.all(
      [one, two, one, two].map(({ address }) =>
        ask(address, `games/${game}/answers`, key, report(6, 'same')),
      ),
    );
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored(game)).toEqual(
      ['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'same'].map((each) => `0/${each}`),
    );
  });

  thorough('push to the live desks of each what the other did', async () => {
    const [one, two] = servers();
    const { game, key } = await makeGame(one);
    const ear = await listen({ address: two.address } as TestHouse, { game, key, changes: true });
    await ear.settled();
    const before = ear.frames.length;
    await ask(one.address, `games/${game}/answers`, key, report(0, 'r'));
    await expect.poll(() => ear.frames.length).toBeGreaterThan(before);
    expect(JSON.parse(ear.frames.at(-1) ?? '')).toMatchObject({ type: 'change' });
    // a link that is ended by one opens nothing at the other
    const created = await ask(one.address, 'games', undefined, {
      rulebook: 'toy',
      scenario: 'only',
      people: [
        { name: 'Anna', seats: ['one', 'two', 'three'] },
        { name: 'Zoe', seats: [] },
      ],
    });
    const {
      game: other,
      creatorKey,
      people,
    } = created.body as { game: string; creatorKey: string; people: { key: string }[] };
    const zoe = people[1]?.key ?? '';
    const looks = await listen({ address: two.address } as TestHouse, { game: other, key: zoe });
    await ask(one.address, `games/${other}/people/1/revoke`, creatorKey, {});
    expect(await looks.closed).toBe(1008);
    expect((await ask(two.address, `games/${other}/desk`, zoe)).status).toBe(401);
    desk(await ask(two.address, `games/${other}/desk`, people[0]?.key));
  });

  thorough(
    'let a stand-in see a seat, and nothing more of it once the absent is back, whichever is told',
    async () => {
      const [one, two] = servers();
      const people = [
        { name: 'Anna', seats: ['one', 'three'] },
        { name: 'Ben', seats: ['two'] },
        { name: 'Zoe', seats: [] },
      ];
      const made = (await ask(one.address, 'games', undefined, { rulebook: 'toy', scenario: 'only', people }))
        .body as CreatedGame;
      const { game } = made;
      const [, ben = '', zoe = ''] = made.people.map(({ key }) => key);
      const post = async (at: Process, what: string, key: string, body: object): Promise<number> =>
        (await ask(at.address, `games/${game}/${what}`, key, body)).status;
      expect(await post(one, 'stand-in', ben, { by: 'Zoe' })).toBe(200);
      expect(await post(two, 'stand-in/accept', zoe, { for: 'Ben', accept: true })).toBe(200);
      const seatTwo = async (at: Process): Promise<number> =>
        (await ask(at.address, `games/${game}/desk?seat=two`, zoe)).status;
      expect(await Promise.all([one, two].map(seatTwo))).toEqual([403, 403]);
      // as if a third one found that time was over
      const third = await openPostgres(database);
      if (isRefusal(third)) throw new Error(third.refused.key);
      expect(await third.standIns.begin(game, 1, 2, Date.now(), announcementOf())).toBe(true);
      await third.close();
      expect(await Promise.all([one, two].map(seatTwo))).toEqual([200, 200]);
      const looks = await listen({ address: two.address } as TestHouse, { game, key: zoe, seat: 'two' });
      expect(await post(one, 'back', ben, {})).toBe(200);
      expect(await looks.closed).toBe(1008);
      expect(await Promise.all([one, two].map(seatTwo))).toEqual([403, 403]);
      expect(await post(two, 'back', ben, {})).toBe(409);
    },
  );

  thorough('lose and double nothing of what is raced for', async () => {
    const both = servers();
    const at = await makeGame(both[0]);
    const all = await Promise.all(
      ['a', 'b', 'c', 'd'].map((who, i) =>
        reports(i % 2 === 0 ? both : both.toReversed(), at, who, (done) => done >= 12),
      ),
    );
    const done = all.flat();
    expect(done).toHaveLength(48);
    const kept = await stored(at.game);
    expect(kept.toSorted()).toEqual(done.map((each) => `0/${each}`).toSorted());
  });
});
