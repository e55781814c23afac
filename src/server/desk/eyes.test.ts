import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import { desk, house, sitter, table } from '../house.test-helper.ts';

const POINTS = { a: 2, b: 1 };

describe('an earlier moment', () => {
  it('shows a moment with a spectator\u2019s eyes to everybody, with those of another seat only once its maker has ended a game that is over', async () => {
    const server = await house();
    const { made, anna, ben, cleo, zoe } = await table(server);
    const at = async (n: number, query: string, key = ben.key) =>
      server.ask(`games/${made.game}/at/${n}?${query}`, key);
    const round = async (n: number): Promise<void> => {
      await anna.answer('one', `${n}/allocate`, POINTS);
      await ben.answer('two', `${n}/allocate`, { b: 1 });
      await cleo.answer('three', `${n}/allocate`, {});
      await anna.answer('dice', `${n}/roll`);
      await anna.answer('one', `${n}/speak`, 'hold');
    };
    await round(1);
    const seen = (await at(1, 'seat=two&as=')).body;
    expect(seen).toMatchObject({ n: 1, of: 3, turns: [], view: { seat: null } });
    expect(JSON.stringify(seen)).not.toContain('"b":1');
    expect(seen).toEqual((await at(1, 'seat=', zoe.key)).body);
    for (const [query, who] of [
      ['seat=two&as=one', ben],
      ['seat=one', ben],
      ['as=two', zoe],
      ['seat=two&as=none', ben],
    ] as const)
      expect([query, (await at(1, query, who.key)).status]).toEqual([query, 403]);
    await round(2);
    await round(3);
    expect((await zoe.desk()).over).toBe(true);
    // the table could take the end back still
    expect((await at(1, 'as=one')).status).toBe(403);
    const end = (ended: boolean) => server.ask(`games/${made.game}/maker`, made.creatorKey, { ended });
    expect((await end(true)).status).toBe(200);
    expect((await zoe.desk()).opened).toBe(true);
    expect(await end(false)).toMatchObject({ status: 409 });
    for (const who of [ben, zoe])
      expect((await at(1, 'as=one', who.key)).body).toMatchObject({
        n: 1,
        lines: [{ own: { '1/allocate': POINTS } }],
        view: { seat: 'one' },
      });
    expect((await at(1, 'seat=one&as=two', zoe.key)).body).toMatchObject({ view: { seat: 'two' } });
    expect((await at(1, 'as=none')).status).toBe(403);
    expect((await at(99, 'seat=two&as=')).status).toBe(404);
  });

  it('counts the line of another record of one\u2019s own: what only one of the seats was told has none there', async () => {
    const server = await house();
    const people = [
      { name: 'Anna', seats: ['one', 'three'] },
      { name: 'Ben', seats: ['two'] },
    ];
    const heard = await server.ask('games', undefined, {
      rulebook: 'toy',
      scenario: 'only',
      dice: 'program',
      people,
    });
    const made = heard.body as CreatedGame;
    const [anna] = made.people.map(({ key }) => sitter(server, made.game, key));
    if (!anna) throw new Error('nobody');
    const spies = { 'spies.three': { value: 2, as: 'change' } };
    const ask = (await anna.desk('three')).asks.find(({ form }) => form.kind === 'report');
    desk(await anna.answer('three', ask?.id ?? '', spies, { desk: 'three' }));
    const fair = { 'weather.fair': { value: true, as: 'change' } };
    desk(await anna.answer('table', 'standing-0/report', fair));
    const at = async (n: number, query: string) =>
      (await server.ask(`games/${made.game}/at/${n}?${query}`, anna.key)).body;
    expect(await at(2, 'seat=three&as=one')).toMatchObject({ n: 1, of: 1, view: { seat: 'one' } });
    expect(await at(1, 'seat=three&as=one')).toMatchObject({ n: 0, lines: [] });
    expect(await at(1, 'seat=one&as=three')).toMatchObject({ n: 2, of: 2 });
  });
});
