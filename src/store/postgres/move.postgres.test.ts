import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { restore } from '../backup.ts';
import { fillDatabase, holdsAll } from '../beside-contract.test-helper.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { ANNA, SEATING } from '../database-contract.test-helper.ts';
import { entry, HEADER } from '../entry.test-helper.ts';
import { home } from '../home.test-helper.ts';
import { CHANNEL } from '../notices-contract.test-helper.ts';
import { restoreTo } from './move.ts';
import { openPostgres } from './open.ts';
import { startPostgres, type TestPostgres } from './server.test-helper.ts';
import { announcementOf } from '../announcement.test-helper.ts';

// Games move from one kind of database to the other by a backup that is put back.

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

const quiet = (): void => undefined;
const folder = (): string => mkdtempSync(join(home(), 'move-'));

function here<T extends Database>(database: T | { readonly refused: { readonly key: string } }): T {
  if ('refused' in database) throw new Error(database.refused.key);
  return database;
}

async function full(database: Database): Promise<Database> {
  for (const id of ['z', 'a']) await database.found(id, HEADER, { ...SEATING, people: [] });
  await fillDatabase(database);
  await database.seat('g', 0, ANNA, announcementOf());
  for (let n = 2; n <= 450; n++) await database.append('g', n - 1, entry(n, `k${n}`), { digest: 'd' });
  await database.notices.add(CHANNEL);
  await database.notices.secret('links', 'kept');
  return database;
}

async function isFull(database: Database): Promise<void> {
  await holdsAllIn(database);
  const stored = await database.load('g');
  expect(isRefusal(stored) ? stored : stored.entries).toEqual(
    Array.from({ length: 450 }, (_, i) => (i === 0 ? entry(1) : entry(i + 1, `k${i + 1}`))),
  );
  expect((await database.games()).map(({ id }) => id)).toEqual(['z', 'a', 'g']);
  expect([await database.opens(ANNA.key), await database.doneAs('g', 'k9')]).toEqual(['open', 'd']);
  expect(await database.notices.channels('g')).toEqual([CHANNEL]);
  expect(await database.notices.secret('links', 'other')).toBe('kept');
}

async function holdsAllIn(database: Database): Promise<void> {
  const { load } = database;
  // the one entry that is known there has the time of the first
  await holdsAll({
    ...database,
    load: async (id) => {
      const stored = await load(id);
      return isRefusal(stored) ? stored : { ...stored, times: stored.times.slice(0, 1) };
    },
  });
}

it('all of an embedded database goes into a Postgres, and out of it again', async () => {
  const at = folder();
  const embedded = await full(here(openDatabase(join(at, 'db'))));
  expect(await embedded.backUp(join(at, 'first'))).toBeNull();
  await embedded.close();
  const address = await postgres.fresh();
  expect(await restoreTo(join(at, 'first'), address, false, quiet)).toEqual({ aside: null });
  const moved = here(await openPostgres(address));
  await isFull(moved);
  // it goes on where it was
  expect(await moved.append('g', 450, entry(451))).toEqual({ n: 451, again: false });
  await moved.create('last', HEADER);
  expect((await moved.games()).at(-1)).toMatchObject({ id: 'last' });
  await moved.close();
  const again = await postgres.fresh();
  expect(await restoreTo(join(at, 'first'), again, false, quiet)).toEqual({ aside: null });
  const back = here(await openPostgres(again));
  expect(await back.backUp(join(at, 'second'))).toBeNull();
  expect(await back.backUp(join(at, 'second'))).toMatchObject({ refused: { key: 'backup.exists' } });
  await back.close();
  expect(await restore(join(at, 'second'), join(at, 'restored'), false)).toEqual({ aside: null });
  const restored = here(openDatabase(join(at, 'restored')));
  await isFull(restored);
  await restored.close();
});

it('never overwrites games unless told, and then puts them aside; nor while a server uses them, nor by what is damaged', async () => {
  const at = folder();
  const embedded = here(openDatabase(join(at, 'db')));
  await embedded.create('new', HEADER);
  await embedded.backUp(join(at, 'backup'));
  await embedded.close();
  const address = await postgres.fresh();
  const database = here(await openPostgres(address));
  await database.create('old', HEADER);
  await database.others?.begin({ news: quiet, leads: quiet });
  expect(await restoreTo(join(at, 'backup'), address, true, quiet)).toMatchObject({
    refused: { key: 'postgres.inUse' },
  });
  await database.close();
  expect(await restoreTo(join(at, 'backup'), address, false, quiet)).toMatchObject({
    refused: { key: 'postgres.there' },
  });
  writeFileSync(join(at, 'torn'), 'torn');
  expect(await restoreTo(join(at, 'torn'), address, true, quiet)).toMatchObject({
    refused: { key: 'database.notOurs' },
  });
  const schema = /search_path%3D(\w+)/.exec(address)?.[1] ?? '';
  expect(await restoreTo(join(at, 'backup'), address, true, quiet)).toEqual({ aside: `${schema}_before_1` });
  const now = here(await openPostgres(address));
  expect(await now.list()).toEqual(['new']);
  await now.close();
  expect(await postgres.query(`SELECT id FROM ${schema}_before_1.game`)).toEqual([{ id: 'old' }]);
});
