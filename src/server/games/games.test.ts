import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { desk, house, listen, table } from '../house.test-helper.ts';

const report = (n: number) => ({
  seat: 'table',
  decision: `standing-${n}/report`,
  mark: '',
  answer: { 'weather.fair': { value: true, as: 'change' } },
});

describe('a slow disk', () => {
  it('does not let answers overtake each other', async () => {
    const server = await house({
      odd: (database) => ({
        ...database,
        async append(id, after, entry) {
          await sleep(20);
          return database.append(id, after, entry);
        },
      }),
    });
    const { anna, ben, cleo } = await table(server);
    const points = { decision: '1/allocate', mark: '', answer: { a: 1 } };
    const heard = await Promise.all([
      anna.post('answers', { seat: 'one', ...points }),
      ben.post('answers', { seat: 'two', ...points }),
      cleo.post('answers', { seat: 'three', ...points }),
    ]);
    expect(heard.map((each) => each.status)).toEqual([200, 200, 200]);
    expect((await anna.desk()).lines).toMatchObject([{ kind: 'step', seats: ['one', 'two', 'three'] }]);
  });

  it('has written before anybody is told', async () => {
    const { promise: disk, resolve: written } = Promise.withResolvers<void>();
    const { promise: asked, resolve: writes } = Promise.withResolvers<void>();
    const server = await house({
      odd: (database) => ({
        ...database,
        async append(id, after, entry) {
          writes();
          await disk;
          return database.append(id, after, entry);
        },
      }),
    });
    const { anna, ben } = await table(server);
    const ear = await listen(server, { game: ben.game, key: ben.key, seat: 'two', have: 0 });
    let isAnswered = false;
    const answered = anna.post('answers', report(0)).finally(() => (isAnswered = true));
    await asked;
    // whoever looks meanwhile is answered, and sees nothing of it
    expect((await ben.desk()).lines).toEqual([]);
    expect(await ear.heard()).toHaveLength(1);
    expect(isAnswered).toBe(false);
    written();
    expect(desk(await answered).lines).toHaveLength(1);
    expect(await ear.heard()).toHaveLength(2);
  });
});

describe('a disk that fails', () => {
  it('leaves the table as it was, and the answer can be given again', async () => {
    let full = true;
    const server = await house({
      odd: (database) => ({
        ...database,
        async append(id, after, entry) {
          if (full) throw new Error('disk full');
          return database.append(id, after, entry);
        },
      }),
    });
    const { anna, ben } = await table(server);
    const before = await ben.desk();
    const ear = await listen(server, { game: ben.game, key: ben.key, seat: 'two', have: 0 });
    expect((await anna.post('answers', { ...report(0), request: 'same' })).status).toBe(500);
    expect(await ear.closed).toBe(1012);
    expect(ear.frames).toHaveLength(1);
    expect(await ben.desk()).toEqual(before);
    full = false;
    expect(desk(await anna.post('answers', { ...report(0), request: 'same' })).lines).toHaveLength(1);
  });
});

describe('a game that cannot be played on', () => {
  it('is shown up to the last entry that replays equal, and takes no answer', async () => {
    const first = await house();
    const { anna } = await table(first);
    await anna.post('answers', report(0));
    await anna.post('answers', report(1));
    await first.close();
    const later = await house({
      file: first.file,
      odd: (database) => ({
        ...database,
        async load(id) {
          const stored = await database.load(id);
          if ('refused' in stored) return stored;
          return {
            ...stored,
            entries: stored.entries.map((entry) => (entry.n === 2 ? { ...entry, hash: 'x' } : entry)),
          };
        },
      }),
    });
    const path = `games/${anna.game}`;
    expect(desk(await later.ask(`${path}/desk`, anna.key)).lines).toHaveLength(1);
    const refused = await later.ask(`${path}/answers`, anna.key, { ...report(1), request: 'new' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/does not come out as it was recorded/) } },
    });
  });
});
