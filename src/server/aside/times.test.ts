import { describe, expect, it } from 'vitest';
import { alike } from '../alike.test-helper.ts';
import { house, listen, type Sitter, sitter, table, type TestHouse } from '../house.test-helper.ts';

// When lines came, and since when seats are asked: beside the desk, and never of what was held.

const START = Date.UTC(2026, 10, 24, 13, 10);
const HOUR = 3_600_000;

/** A house whose clock goes on when a test says so. */
async function timed(file?: string): Promise<{ server: TestHouse; pass(hours: number): number }> {
  let now = START;
  const server = await house({ clock: () => now, ...(file === undefined ? {} : { file }) });
  return { server, pass: (hours) => (now += hours * HOUR) };
}

interface Told {
  readonly at: readonly (number | null)[];
  readonly since: Readonly<Record<string, number>>;
}

async function times(server: TestHouse, { game, key }: Sitter): Promise<Told> {
  const all = (await server.ask(`games/${game}/aside`, key)).body as {
    part: string;
    add: { at: Told['at'] };
    set: { since: Told['since'] };
  }[];
  const found = all.find(({ part }) => part === 'times');
  return { at: found?.add.at ?? [], since: found?.set.since ?? {} };
}

const all = (at: number) => ({ one: at, two: at, three: at });

describe('times', () => {
  it('are those of the lines that one sees: a step has its closing time', async () => {
    const { server, pass } = await timed();
    const { anna, ben, cleo, zoe } = await table(server, 'typed');
    expect(await times(server, zoe)).toEqual({ at: [], since: all(START) });
    pass(1);
    await anna.answer('one', '1/allocate', { a: 1 });
    pass(1);
    await cleo.answer('three', 'standing-three-0/report', { 'spies.three': { value: 2, as: 'change' } });
    const told = pass(1);
    await ben.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    pass(1);
    await anna.answer('one', '1/allocate', { a: 2 });
    await ben.answer('two', '1/allocate', { a: 2 });
    const closed = pass(1);
    await cleo.answer('three', '1/allocate', { a: 2 });
    expect(await times(server, zoe)).toEqual({ at: [told, closed], since: { dice: closed } });
    expect((await times(server, cleo)).at).toEqual([START + 2 * HOUR, told, closed]);
    const fell = pass(1);
    await cleo.answer('dice', '1/roll', [4]);
    expect(await times(server, ben)).toEqual({ at: [told, closed, fell], since: { one: fell } });
  });

  it('say since when a seat is asked, over answers given, replaced and taken back, and over a restart', async () => {
    const { server, pass } = await timed();
    const { anna, ben } = await table(server, 'typed');
    pass(5);
    await anna.answer('one', '1/allocate', { a: 1 });
    pass(5);
    await anna.answer('one', '1/allocate', { a: 2 });
    await anna.post('withdraw', { seat: 'one', decision: '1/allocate' });
    await ben.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    expect((await times(server, ben)).since).toEqual(all(START));
    await server.close();
    const later = await timed(server.file);
    const again = sitter(later.server, ben.game, ben.key);
    expect((await times(later.server, again)).since).toEqual(all(START));
    expect((await times(later.server, again)).at).toEqual([START + 10 * HOUR]);
    const visit = (await later.server.ask(`games/${ben.game}`, ben.key)).body;
    expect(visit).toMatchObject({ since: all(START) });
    expect(await again.desk()).not.toHaveProperty('since');
  });

  it('come whole once over a live connection, and then those of new lines', async () => {
    const { server, pass } = await timed();
    const { anna, ben, zoe } = await table(server, 'typed');
    const ear = await listen(server, { game: zoe.game, key: zoe.key, aside: true });
    await ear.settled();
    await anna.answer('one', '1/allocate', { a: 1 });
    const at = pass(1);
    await ben.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    await ear.settled();
    const told = ear.frames
      .map((text) => JSON.parse(text) as { type: string; part?: string })
      .filter(({ part }) => part === 'times');
    expect(told).toEqual([
      { type: 'aside', part: 'times', whole: true, add: { at: [] }, set: { since: all(START) } },
      { type: 'aside', part: 'times', add: { at: [at] }, set: { since: all(START) } },
    ]);
  });
});

it('a seat that answers once, or often and at other times, gives the others the same bytes', async () => {
  const heard: string[][] = [];
  for (const way of ['once', 'often'] as const) {
    const { server, pass } = await timed();
    const { made, anna, ben, cleo, zoe } = await table(server, 'typed');
    const others = [ben, cleo, zoe];
    const answer = (a: number) =>
      anna.post('answers', { seat: 'one', decision: '1/allocate', answer: { a }, request: `${way} ${a}` });
    pass(1);
    if (way === 'often') {
      await answer(1);
      pass(2);
      await answer(2);
      pass(3);
      await anna.post('withdraw', { seat: 'one', decision: '1/allocate' });
      pass(1);
    } else pass(6);
    await answer(3);
    const ears = await Promise.all(
      others.map(({ game, key }) => listen(server, { game, key, changes: true, aside: true })),
    );
    pass(way === 'often' ? 3 : 3);
    await ben.post('answers', { seat: 'two', decision: '1/allocate', answer: { a: 1 }, request: 'b' });
    if (way === 'often') await answer(2);
    await answer(3);
    pass(1);
    await cleo.post('answers', { seat: 'three', decision: '1/allocate', answer: { a: 1 }, request: 'c' });
    for (const who of others) {
      await who.desk();
      who.got.push(await server.ask(`games/${who.game}/aside`, who.key));
      who.got.push(await server.ask(`games/${who.game}`, who.key));
    }
    for (const ear of ears) await ear.settled();
    heard.push(
      [
        ...others.flatMap(({ got }) => got.map(({ status, text }) => `${status} ${text}`)),
        ...ears.flatMap(({ frames }) => frames),
      ].map((text) => alike(text, made.game)),
    );
  }
  expect(heard[1]).toEqual(heard[0]);
  expect(heard[0]?.some((text) => text.includes('"part":"times"'))).toBe(true);
});
