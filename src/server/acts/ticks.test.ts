import { describe, expect, it } from 'vitest';
import type { Desk } from '../api/api.ts';
import { desk, house, listen, refusalText, type Sitter, sitter, table } from '../house.test-helper.ts';

type People = Awaited<ReturnType<typeof table>>;

/** Play up to the words of the first seat: then all were told to do something, and the second seat one thing more. */
async function spoken({ anna, ben, cleo }: Pick<People, 'anna' | 'ben' | 'cleo'>): Promise<void> {
  await anna.answer('one', '1/allocate', { a: 1 });
  await ben.answer('two', '1/allocate', { a: 2 });
  await cleo.answer('three', '1/allocate', { a: 3 });
  await cleo.answer('dice', '1/roll', [4]);
  await anna.answer('one', '1/speak', 'hold');
}

const LINE = 3;
const tick = (who: Sitter, seat: string, item = 1, more: object = {}) =>
  who.post('ticks', { seat, line: LINE, item, done: true, ...more });
const dones = ({ lines }: Pick<Desk, 'lines'>, n = LINE) =>
  lines.find((line) => line.n === n)?.dispatches.map(({ done }) => done?.by);

describe('ticking off', () => {
  it('is seen on every device, sent with no more than the line, and lasts over a restart', async () => {
    const server = await house();
    const people = await table(server, 'typed');
    await spoken(people);
    const { anna, ben, cleo, zoe } = people;
    const { have } = await zoe.desk();
    const ear = await listen(server, { game: zoe.game, key: zoe.key, seat: null, have });
    const ticked = desk(
      await anna.post('ticks', { seat: 'one', line: LINE, item: 1, done: true, have: LINE }),
    );
    expect(ticked).toMatchObject({ from: 3, have: 4, lines: [{ n: 3 }] });
    expect(dones(ticked)).toEqual(['Anna']);
    const pushed = (await ear.heard()).at(-1)?.desk;
    expect(pushed).toMatchObject({ from: 3, have: 4, lines: [{ n: 3 }] });
    expect(pushed && dones(pushed)).toEqual(['Anna']);
    expect(dones(await ben.desk())).toEqual(['Anna', undefined]);
    expect(dones(desk(await tick(cleo, 'table', 1, { done: false })))).toEqual([undefined]);
    await tick(ben, 'two', 2);
    await server.close();
    const later = await house({ file: server.file });
    expect(dones(await sitter(later, ben.game, ben.key).desk())).toEqual([undefined, 'Ben']);
  });

  it('is there when one looks back at the line, as it is by now', async () => {
    const server = await house();
    const people = await table(server, 'typed');
    await spoken(people);
    await tick(people.ben, 'two', 2);
    const past = await server.ask(`games/${people.ben.game}/at/${LINE}?seat=two`, people.ben.key);
    expect(dones(past.body as Pick<Desk, 'lines'>)).toEqual([undefined, 'Ben']);
  });

  it('is refused for others\u2019 seats, for what one was not told, and twice', async () => {
    const people = await table(await house(), 'typed');
    await spoken(people);
    const { anna, ben, zoe } = people;
    desk(await tick(ben, 'two', 2));
    const before = await anna.desk();
    for (const [heard, status, why] of [
      [await tick(anna, 'two', 2), 403, /not yours/],
      [await tick(zoe, 'table', 1), 403, /Spectators/],
      [await tick(anna, 'one', 2), 409, /has no directive 2/],
      [await tick(anna, 'one', 1, { line: 99 }), 409, /Line 99 of your log has no/],
      [await tick(anna, 'dice', 1), 409, /"the dice" is none/],
      [await tick(ben, 'two', 2), 409, /ticked off already/],
      [await tick(ben, 'two', 1, { done: false }), 409, /is not ticked off/],
      [await tick(ben, 'two', 0), 400, /Wrong shape: item/],
    ] as const)
      expect([heard.status, refusalText(heard)]).toEqual([status, expect.stringMatching(why)]);
    expect(await anna.desk()).toEqual(before);
  });

  it('is done once when it is sent twice, and its key is good for nothing else', async () => {
    const people = await table(await house(), 'typed');
    await spoken(people);
    const { anna } = people;
    const once = desk(await tick(anna, 'one', 1, { request: 'same' }));
    desk(await tick(anna, 'one', 1, { done: false }));
    const again = desk(await tick(anna, 'one', 1, { request: 'same' }));
    expect([once.have, again.have, dones(again)]).toEqual([4, 5, [undefined]]);
    expect((await tick(anna, 'one', 1, { request: 'same', done: false })).status).toBe(409);
  });

  it('leaves a proposal, its mark and a latest line as they were', async () => {
    const people = await table(await house(), 'typed');
    await spoken(people);
    const { anna, ben, cleo } = people;
    await anna.post('undo', { seat: 'one', to: 0 });
    const { proposal } = await cleo.desk();
    desk(await tick(ben, 'two', 1));
    expect((await cleo.desk()).proposal).toEqual(proposal);
    desk(await cleo.post('proposal/agree', { mark: proposal?.mark }));
    desk(await tick(ben, 'two', 1, { done: false }));
    const done = desk(await ben.post('proposal/agree', { mark: (await ben.desk()).proposal?.mark }));
    expect(done.lines.at(-1)).toMatchObject({ n: 4, kind: 'undo', to: 0 });
  });
});

describe('a directive that others were not told', () => {
  it('is ticked, or not, or no longer, without a byte of difference to them', async () => {
    const server = await house();
    const heard: Record<string, string[][]> = { anna: [], cleo: [], zoe: [] };
    for (const ticks of [[], [true], [true, false], [true, false, true]]) {
      const people = await table(server, 'typed');
      await spoken(people);
      const { made, anna, ben, cleo, zoe } = people;
      const others = { anna, cleo, zoe };
      const ears = await Promise.all(
        Object.values(others).map(({ game, key }) => listen(server, { game, key, have: 0 })),
      );
      await anna.post('undo', { seat: 'one', to: 0, request: 'p' });
      for (const done of ticks) desk(await tick(ben, 'two', 2, { done }));
      for (const [i, [name, who]] of Object.entries(others).entries()) {
        await who.desk();
        await tick(who, 'table', 2, { request: 'q' });
        await who.post('undo', { seat: 'three', request: 's' });
        await ears[i]?.heard();
        const texts = [...who.got.map(({ status, text }) => `${status} ${text}`), ...(ears[i]?.frames ?? [])];
        heard[name]?.push(texts.map((text) => text.replaceAll(made.game, 'GAME')));
      }
    }
    for (const [plain, ...rest] of Object.values(heard))
      for (const other of rest) expect(other).toEqual(plain);
  });
});
