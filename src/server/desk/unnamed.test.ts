import { describe, expect, it } from 'vitest';
import { SEALED_ANSWERS } from '../../kernel/seat.ts';
import type { CreatedGame } from '../api/api.ts';
import { alike } from '../alike.test-helper.ts';
import { house, type HouseOptions, listen, refusalText, type Sitter, sitter } from '../house.test-helper.ts';
import type { TestHouse } from '../house.test-helper.ts';

// A step that names nobody: by no channel does anybody learn who has sealed, and who is still to.

const SEATS = ['axis', 'allies', 'russia'];

interface Table {
  readonly server: TestHouse;
  readonly creator: string;
  readonly anna: Sitter;
  readonly ben: Sitter;
  readonly cleo: Sitter;
  readonly zoe: Sitter;
}

/** A turn of Gathering Storm among people far apart, up to the form that each seals. */
async function sealing(options: HouseOptions = {}): Promise<Table> {
  const server = await house(options);
  const people = [
    ...['Anna', 'Ben', 'Cleo'].map((name, at) => ({ name, seats: [SEATS[at]] })),
    { name: 'Zoe', seats: [] },
  ];
  const heard = await server.ask('games', undefined, {
    rulebook: 'gathering-storm',
    scenario: 'first-turn',
    people,
  });
  if (heard.status !== 201) throw new Error(heard.text);
  const made = heard.body as CreatedGame;
  const [anna, ben, cleo, zoe] = made.people.map(({ key }) => sitter(server, made.game, key));
  if (!anna || !ben || !cleo || !zoe) throw new Error('four people');
  const of = { table: anna, axis: anna, allies: ben, russia: cleo };
  const give = async (seat: keyof typeof of, name: string): Promise<void> => {
    const { status, text } = await of[seat].answer(seat, `1935/spring/${name}`, {});
    if (status !== 200) throw new Error(text);
  };
  await give('table', 'opening');
  for (const seat of ['axis', 'allies', 'russia'] as const) await give(seat, `${seat}/cards`);
  await give('axis', '1/axis/place');
  await give('russia', '2/russia/place');
  await give('allies', '3/allies/place');
  await give('axis', '4/axis/place');
  return { server, creator: made.creatorKey, anna, ben, cleo, zoe };
}

const sealAs = (who: Sitter, seat: string) => who.answer(seat, `1935/spring/6/${seat}/seal`, {});

/** All that somebody reads of the game without changing it. */
async function readings({ game, key, stands }: Sitter, server: TestHouse): Promise<readonly string[]> {
  const paths = ['', '/desk', '/aside'].map((path) => server.ask(`games/${game}${path}`, key));
  return [...(await Promise.all(paths)), await stands()].map(({ text }) => text);
}

describe('a step that names nobody', () => {
  it('is the default of games whose people are far apart', async () => {
    const { anna } = await sealing();
    expect((await anna.desk()).rulings['one-form']).toBe('sealed');
  });

  it('shows the same bytes whoever has sealed, took it back, or is still to', async () => {
    const { server, creator, anna, ben, cleo, zoe } = await sealing();
    const others = [ben, zoe, sitter(server, anna.game, creator)];
    const read = () => Promise.all(others.map((each) => readings(each, server)));
    const ear = await listen(server, { game: ben.game, key: ben.key, changes: true, aside: true });
    await ear.settled();
    const frames = ear.frames.length;
    const before = await read();
    expect((await ben.desk()).awaiting).toEqual(['allies', SEALED_ANSWERS]);
    expect((await zoe.desk()).awaiting).toEqual([SEALED_ANSWERS]);
    expect((await sealAs(anna, 'axis')).status).toBe(200);
    expect(await anna.desk()).toMatchObject({ awaiting: [SEALED_ANSWERS], answered: ['axis'] });
    expect(await read()).toEqual(before);
    expect((await sealAs(cleo, 'russia')).status).toBe(200);
    expect(await read()).toEqual(before);
    await anna.post('withdraw', { seat: 'axis', decision: '1935/spring/6/axis/seal' });
    expect(await read()).toEqual(before);
    await ear.settled();
    expect(ear.frames).toHaveLength(frames);
  });

  it('says the same to who has sealed, however many are still to', async () => {
    const { server, anna, ben } = await sealing();
    await sealAs(anna, 'axis');
    const before = await readings(anna, server);
    await sealAs(ben, 'allies');
    expect(await readings(anna, server)).toEqual(before);
  });

  it('seals nothing for all who are late, once the time of everybody is over, and names nobody', async () => {
    const HOUR = 3_600_000;
    const seen: string[][] = [];
    for (const [sealed, late] of [
      ['axis', 'russia'],
      ['russia', 'axis'],
    ] as const) {
      let now = Date.UTC(2026, 10, 27, 12);
      const { server, creator, anna, ben, cleo, zoe } = await sealing({ clock: () => now });
      const of = { axis: anna, russia: cleo };
      const rule = { hours: 48, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'standing' };
      expect((await server.ask(`games/${ben.game}/deadline`, creator, { rule })).status).toBe(200);
      // whoever is away has longer, and with them all
      const days = [{ from: '2026-11-28', until: '2026-11-28' }];
      await server.ask(`games/${ben.game}/away`, cleo.key, { days });
      await sealAs(of[sealed], sealed);
      await sealAs(ben, 'allies');
      const read = async (): Promise<string> =>
        alike([...(await readings(zoe, server)), ...(await readings(ben, server))].join(''), ben.game);
      const stands: string[] = [];
      for (const hours of [71, 1]) {
        now += hours * HOUR;
        await server.deadlines.look();
        stands.push(await read());
      }
      const asked = (await of[late].desk()).asks.map(({ id }) => id);
      expect(asked).toContain(`1935/spring/9/${late}/operations`);
      seen.push(stands);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('nudges whoever is still to seal, and nobody by name', async () => {
    const { server, anna, ben, cleo, zoe } = await sealing({ clock: () => 1_000_000_000_000 });
    const nudge = (who: Sitter, body: object) => server.ask(`games/${who.game}/nudge`, who.key, body);
    await sealAs(anna, 'axis');
    const named = await Promise.all(['Anna', 'Ben'].map((person) => nudge(cleo, { person })));
    expect(named.map(({ status }) => status)).toEqual([409, 409]);
    expect(named[0]?.text).toBe(named[1]?.text);
    expect((await nudge(zoe, {})).status).toBe(403);
    const before = await readings(zoe, server);
    expect(await nudge(cleo, {})).toMatchObject({ status: 200, body: { by: 'Cleo' } });
    expect(refusalText(await nudge(ben, {}))).toMatch(/within a day/);
    // that it was done all see, and no name
    expect((await readings(zoe, server)).filter((text, i) => text !== before[i])).toHaveLength(1);
    expect((await readings(zoe, server)).join('')).toContain(
      '"nudged":{"":{"by":"Cleo","at":1000000000000}}',
    );
  });
});
