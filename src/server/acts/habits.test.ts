import { describe, expect, it } from 'vitest';
import type { NewPerson } from '../api/api.ts';
import { alike } from '../alike.test-helper.ts';
import {
  desk,
  house,
  listen,
  refusalText,
  sitter,
  takeSeat,
  table,
  type Sitter,
  type TestHouse,
} from '../house.test-helper.ts';

type Seated = Awaited<ReturnType<typeof table>>;

const leaves = { answer: 'none', lasts: 'always' };
const leave = (who: Sitter, seat: string, more: object = {}) =>
  who.post('habits', { seat, habit: 'points', leaves, ...more });

describe('leaving an answer', () => {
  it('stands on the own desk, is given with the last answer of the step, and lasts over a restart', async () => {
    const server = await house();
    const { anna, ben, cleo } = await table(server, 'typed');
    expect(desk(await leave(ben, 'two')).habits).toEqual({ points: leaves });
    await anna.answer('one', '1/allocate', { a: 1 });
    expect((await anna.desk()).awaiting).toEqual(['two', 'three']);
    const closed = desk(await cleo.answer('three', '1/allocate', { a: 3 }));
    expect(closed.awaiting).toEqual(['dice']);
    expect(closed.lines.at(-1)).toMatchObject({ kind: 'step', seats: ['one', 'two', 'three'] });
    expect((await ben.desk()).lines.at(-1)).toMatchObject({
      kind: 'step',
      habit: true,
      own: { '1/allocate': {} },
    });
    await server.close();
    const later = await house({ file: server.file });
    const again = sitter(later, ben.game, ben.key);
    expect((await again.desk()).habits).toEqual({ points: leaves });
    expect(desk(await leave(again, 'two', { leaves: null })).habits).toEqual({});
  });

  it('is refused for others\u2019 seats, for what cannot be left, and is done once when it is sent twice', async () => {
    const { anna, ben, zoe } = await table(await house(), 'typed');
    for (const [heard, status, why] of [
      [await leave(anna, 'two'), 403, /not yours/],
      [await leave(zoe, 'two'), 403, /not yours/],
      [await leave(ben, 'two', { habit: 'speech' }), 409, /called "speech"/],
      [await leave(ben, 'two', { leaves: { answer: 'all', lasts: 'once' } }), 409, /no answer "all"/],
      [await leave(ben, 'two', { leaves: { answer: 'none', lasts: 'turn' } }), 409, /for a turn/],
      [await leave(ben, 'two', { leaves: { answer: 'none', lasts: 'week' } }), 400, /Wrong shape/],
      [await leave(ben, 'two', { leaves: null }), 409, /left nothing/],
    ] as const)
      expect([heard.status, refusalText(heard)]).toEqual([status, expect.stringMatching(why)]);
    desk(await leave(ben, 'two', { request: 'same' }));
    desk(await leave(ben, 'two', { request: 'same' }));
    expect((await leave(ben, 'two', { request: 'same', leaves: null })).status).toBe(409);
  });
});

it('an answer is left, or not, or no longer, or given by hand, without a byte of difference to others', async () => {
  const server = await house();
  const heard: Record<string, string[][]> = { anna: [], cleo: [], zoe: [] };
  for (const way of ['hand', 'left', 'ended', 'changed']) {
    const people = await table(server, 'typed');
    const { made, anna, ben, cleo, zoe } = people;
    const others = { anna, cleo, zoe };
    const ears = await Promise.all(
      Object.values(others).map(({ game, key }) => listen(server, { game, key, have: 0 })),
    );
    if (way !== 'hand') desk(await leave(ben, 'two'));
    if (way === 'changed') desk(await leave(ben, 'two', { leaves: { answer: 'none', lasts: 'once' } }));
    if (way === 'ended') desk(await leave(ben, 'two', { leaves: null }));
    await anna.post('answers', { seat: 'one', decision: '1/allocate', answer: { a: 1 }, request: 'a' });
    await zoe.post('undo', { seat: 'one', request: 'z' });
    const before = await Promise.all(
      Object.values(others).map(async (who, i) => {
        await who.desk();
        await ears[i]?.heard();
        return [...who.got.map(({ text }) => text), ...(ears[i]?.frames ?? [])];
      }),
    );
    await cleo.post('answers', { seat: 'three', decision: '1/allocate', answer: { a: 2 }, request: 'c' });
    if (way === 'hand' || way === 'ended') desk(await ben.answer('two', '1/allocate', {}));
    // by hand the step closes with an answer, and a frame, of its own
    for (const [i, [name, who]] of Object.entries(others).entries()) {
      const texts = [...(before[i] ?? []), JSON.stringify(await who.desk())];
      heard[name]?.push(texts.map((text) => alike(text, made.game)));
    }
  }
  for (const [byHand, ...rest] of Object.values(heard))
    for (const other of rest) expect(other).toEqual(byHand);
});

describe('what somebody has left whose link is ended', () => {
  let now = Date.now();
  const end = (server: TestHouse, { made }: Seated, index: number) =>
    server.ask(`games/${made.game}/people/${index}/revoke`, made.creatorKey, {});
  const successor = async (server: TestHouse, { made }: Seated, name: string, seat: string) => {
    const people = `games/${made.game}/people`;
    const { key } = (await server.ask(people, made.creatorKey, { name, seats: [seat] })).body as NewPerson;
    // a day after the link of whoever had the seat has ended
    now += 86_400_000;
    return takeSeat(server, made.game, key);
  };

  it('is given no more, and whoever has the seat next finds nothing in force', async () => {
    const server = await house({ clock: () => now });
    const people = await table(server, 'typed');
    const { made, anna, ben, cleo } = people;
    desk(await leave(ben, 'two'));
    desk(await leave(cleo, 'three'));
    expect((await end(server, people, 1)).status).toBe(200);
    const bea = await successor(server, people, 'Bea', 'two');
    expect((await bea.desk()).habits).toEqual({});
    expect((await cleo.desk()).habits).toEqual({ points: leaves });
    desk(await anna.answer('one', '1/allocate', { a: 1 }));
    expect((await anna.desk()).awaiting).toEqual(['two', 'three']);
    // a new link of the same person ends nothing
    await server.ask(`games/${made.game}/people/2/renew`, made.creatorKey, {});
    desk(await bea.answer('two', '1/allocate', { a: 2 }));
    expect((await anna.desk()).awaiting).toEqual(['dice']);
    await server.close();
    expect((await sitter(await house({ file: server.file }), bea.game, bea.key).desk()).habits).toEqual({});
  });

  it('is given no more once a game goes on that took no entry then', async () => {
    const server = await house({ clock: () => now });
    const people = await table(server, 'typed');
    const { made, anna, ben, cleo } = people;
    desk(await leave(ben, 'two'));
    const keep = (ended: boolean) => server.ask(`games/${made.game}/maker`, made.creatorKey, { ended });
    await keep(true);
    expect((await end(server, people, 1)).status).toBe(200);
    await keep(false);
    const bea = await successor(server, people, 'Bea', 'two');
    expect((await bea.desk()).habits).toEqual({});
    await anna.answer('one', '1/allocate', { a: 1 });
    await cleo.answer('three', '1/allocate', { a: 1 });
    expect((await anna.desk()).awaiting).toEqual(['two']);
  });

  it('is no habit of somebody of the same name who came before the game went on', async () => {
    const server = await house({ clock: () => now });
    const people = await table(server, 'typed');
    const { made, ben } = people;
    desk(await leave(ben, 'two'));
    const keep = (ended: boolean) => server.ask(`games/${made.game}/maker`, made.creatorKey, { ended });
    await keep(true);
    expect((await end(server, people, 1)).status).toBe(200);
    const another = await successor(server, people, 'Ben', 'two');
    await keep(false);
    expect((await another.desk()).habits).toEqual({});
  });

  it('shows to nobody by how it ends: not in a byte, nor a frame, nor a count', async () => {
    const server = await house();
    const heard: string[][] = [];
    for (const left of [false, true]) {
      const people = await table(server, 'typed');
      const { made, anna, ben, cleo, zoe } = people;
      const others = [anna, cleo, zoe];
      await ben.desk();
      if (left) desk(await leave(ben, 'two'));
      const ears = await Promise.all(
        others.map(({ game, key }) => listen(server, { game, key, have: 0, aside: true })),
      );
      await end(server, people, 1);
      desk(await anna.answer('one', '1/allocate', { a: 1 }, { request: 'a' }));
      const maker = await server.ask(`games/${made.game}/maker`, made.creatorKey);
      const texts = [];
      for (const [i, who] of others.entries()) {
        await who.desk();
        await ears[i]?.settled();
        texts.push(...who.got.map(({ text }) => text), ...(ears[i]?.frames ?? []));
      }
      texts.push(maker.text);
      heard.push(
        texts.map((text) => alike(text, made.game).replaceAll(/"(seen|at|\w+)":1\d{12}/g, '"$1":0')),
      );
    }
    expect(heard[1]).toEqual(heard[0]);
  });
});
