import { setImmediate as turn } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { makeWriter, type Writer } from './together.ts';

/** A database of one table, and a disk that is done when it is told. */
function onDisk(): {
  readonly writer: Writer;
  readonly disk: PromiseWithResolvers<void>[];
  rows(): number;
  add(n: number): Promise<number>;
} {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE row (n INTEGER PRIMARY KEY)');
  const disk: PromiseWithResolvers<void>[] = [];
  const sync = (): Promise<void> => {
    const next = Promise.withResolvers<void>();
    disk.push(next);
    return next.promise;
  };
  const writer = makeWriter(db, { sync, turn });
  const insert = db.prepare('INSERT INTO row (n) VALUES (?)');
  return {
    writer,
    disk,
    rows: () => Number(db.prepare('SELECT count(*) AS n FROM row').get()?.['n']),
    add: (n) =>
      writer.write(() => {
        insert.run(n);
        return n;
      }),
  };
}

it('says that something is stored once it is on the disk, and writes what came meanwhile together', async () => {
  const { writer, disk, rows, add } = onDisk();
  const done: number[] = [];
  const first = add(1).then((n) => done.push(n));
  await expect.poll(() => disk.length).toBe(1);
  const others = [add(2), add(3)].map((each) => each.then((n) => done.push(n)));
  // both wait for the disk, whatever else goes on
  for (let turns = 0; turns < 5; turns++) await turn();
  // at most one commit is on its way to the disk
  expect([done, disk.length, rows()]).toEqual([[], 1, 1]);
  disk[0]?.resolve();
  await first;
  await expect.poll(() => disk.length).toBe(2);
  expect([done, rows()]).toEqual([[1], 3]);
  disk[1]?.resolve();
  await Promise.all(others);
  await writer.settled();
  expect([done, disk.length]).toEqual([[1, 2, 3], 2]);
});

it('undoes one act that fails, and stores those that came with it', async () => {
  const { disk, rows, add } = onDisk();
  const all = Promise.allSettled([add(1), add(1), add(2)]);
  await expect.poll(() => disk.length).toBe(1);
  disk[0]?.resolve();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(rows()).toBe(2);
});

it('says of nothing that it is stored, and neither writes nor reads, once the disk has failed', async () => {
  const { disk, rows, add } = onDisk();
  const first = add(1);
  await expect.poll(() => disk.length).toBe(1);
  disk[0]?.reject(new Error('input/output error'));
  await expect(first).rejects.toThrow('input/output error');
  await expect(add(2)).rejects.toThrow('not open');
  expect(rows).toThrow(/finalized|not open/);
});
