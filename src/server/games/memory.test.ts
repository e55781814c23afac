import { setImmediate as othersFirst } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import type { Header } from '../../kernel/game/entry.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { desk, folder, house, listen, type Sitter, table, type TestHouse } from '../house.test-helper.ts';
import { join } from 'node:path';
import { TOY } from '../toy.test-helper.ts';

const report = (n: number) => ({
  seat: 'table',
  decision: `standing-${n}/report`,
  answer: { 'weather.fair': { value: true, as: 'change' } },
});

/** A server with room for a few small games, that counts how often each is read. Entries are written when `disk` is. */
async function smallHouse(
  disk: Promise<void> = Promise.resolve(),
): Promise<{ server: TestHouse; reads: (id: string) => number }> {
  const read: string[] = [];
  const server = await house({
    memory: 60_000,
    odd: (database) => ({
      ...database,
      load(id) {
        read.push(id);
        return database.load(id);
      },
      async append(id, after, entry, isSeen) {
        await disk;
        return database.append(id, after, entry, isSeen);
      },
    }),
  });
  return { server, reads: (id) => read.filter((each) => each === id).length };
}

/** Open so many other games, so that those before leave. */
async function crowdOut(server: TestHouse): Promise<void> {
  for (let i = 0; i < 20; i++) await (await table(server)).anna.desk();
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('games in memory', () => {
  it('are few, however many are opened, and those asked for last stay', async () => {
    const { server, reads } = await smallHouse();
    const games: Sitter[] = [];
    for (let i = 0; i < 20; i++) games.push((await table(server)).anna);
    for (const each of games) await each.desk();
    const held: number[] = [];
    for (const each of games.toReversed()) {
      const before = reads(each.game);
      await each.desk();
      if (reads(each.game) === before) held.push(games.indexOf(each));
    }
    expect(held.length).toBeGreaterThan(1);
    expect(held.length).toBeLessThan(10);
    expect(held).toEqual(held.map((_, i) => games.length - 1 - i));
  });

  it('leave though they are watched, and those who watch are told of the next change', async () => {
    const { server, reads } = await smallHouse();
    const { anna, ben } = await table(server);
    const ear = await listen(server, { game: ben.game, key: ben.key, seat: 'two', have: 0 });
    await anna.post('answers', report(0));
    expect(await ear.heard()).toHaveLength(2);
    await crowdOut(server);
    expect(reads(anna.game)).toBe(1);
    await anna.post('answers', report(1));
    expect(reads(anna.game)).toBe(2);
    expect((await ear.heard()).map((each) => each.desk.lines.map((line) => line.n))).toEqual([[], [1], [2]]);
    expect((await ear.heard()).at(-1)?.desk).toMatchObject({ from: 1, person: 'Ben', seat: 'two' });
  });

  it('are not kept by those who watch', async () => {
    const read: { readonly id: string; readonly part: WeakRef<object> }[] = [];
    const server = await house({
      memory: 60_000,
      odd: (database) => ({
        ...database,
        async seating(id) {
          const seating = await database.seating(id);
          if (seating && !isRefusal(seating)) read.push({ id, part: new WeakRef(seating.standIns) });
          return seating;
        },
      }),
    });
    const { anna, ben } = await table(server);
    const hello = { game: ben.game, key: ben.key, seat: 'two', have: 0 };
    const ears = [
      await listen(server, { ...hello, aside: true }),
      await listen(server, { ...hello, changes: true }),
    ];
    await anna.post('answers', report(0));
    for (const ear of ears) await ear.heard();
    await crowdOut(server);
    await othersFirst();
    collectGarbage();
    const left = read.filter(({ id, part }) => id === anna.game && part.deref());
    expect([left, read.length > 1]).toEqual([[], true]);
  });

  it('are changed once by a request that comes twice when they have left, and lose nothing', async () => {
    const { server, reads } = await smallHouse();
    const { anna, ben, cleo } = await table(server);
    await anna.post('answers', report(0));
    const before = await ben.desk();
    await crowdOut(server);
    const twice = await Promise.all(
      [1, 2].map(() => anna.post('answers', { ...report(1), request: 'same' })),
    );
    expect(twice.map((each) => desk(each).lines.length)).toEqual([2, 2]);
    expect(reads(anna.game)).toBe(2);
    await crowdOut(server);
    const after = await ben.desk();
    expect(after.lines.slice(0, 1)).toEqual(before.lines);
    expect(after.lines).toHaveLength(2);
    expect((await cleo.desk()).lines).toHaveLength(2);
  });

  it('stay while a change is under way', async () => {
    const { promise: disk, resolve: written } = Promise.withResolvers<void>();
    const { server, reads } = await smallHouse(disk);
    const { anna } = await table(server);
    const changes = [0, 1, 2].map((n) => anna.post('answers', report(n)));
    await crowdOut(server);
    written();
    expect((await Promise.all(changes)).map((each) => each.status)).toEqual([200, 200, 200]);
    expect((await anna.desk()).lines).toHaveLength(3);
    expect(reads(anna.game)).toBe(1);
  });
});

describe('a game of an older version', () => {
  const later: Rulebook = {
    ...TOY,
    version: '2',
    migrations: [{ from: '1', to: '2', renamed: {}, toldAlike: true }],
  } as unknown as Rulebook;

  it('gets its new header with its next entry, though it has left memory in between', async () => {
    const file = join(folder(), 'demarche.sqlite');
    const first = await house({ file });
    const { anna } = await table(first);
    await anna.post('answers', report(0));
    await first.close();
    const headers: Header[] = [];
    const second = await house({
      file,
      memory: 60_000,
      rulebooks: [later],
      odd: (database) => ({
        ...database,
        rehead(id, header) {
          headers.push(header);
          return database.rehead(id, header);
        },
      }),
    });
    const path = `games/${anna.game}`;
    const look = () => second.ask(`${path}/desk`, anna.key);
    expect(desk(await look()).lines).toHaveLength(1);
    await crowdOut(second);
    expect(headers).toEqual([]);
    expect(desk(await look()).lines).toHaveLength(1);
    for (const n of [1, 2])
      desk(await second.ask(`${path}/answers`, anna.key, { ...report(n), request: `${n}` }));
    expect(headers).toMatchObject([{ rulesVersion: '2', migrations: [{ entries: 1 }] }]);
    await crowdOut(second);
    expect(desk(await look()).lines).toHaveLength(3);
  });
});
