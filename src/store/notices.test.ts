import { join } from 'node:path';
import { mkdtempSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { type Database, openDatabase } from './database.ts';
import { HEADER } from './entry.test-helper.ts';
import { home } from './home.test-helper.ts';
import { CHANNEL, noticesContract } from './notices-contract.test-helper.ts';

const fresh = (): string => join(mkdtempSync(join(home(), 'notices-')), 'd.sqlite');

function opened(path: string): Database {
  const database = openDatabase(path);
  if (isRefusal(database)) throw new Error(database.refused.key);
  return database;
}

noticesContract('embedded database', async () => opened(fresh()));

it('has channels, secrets and the queue again when it is opened again, taken or not', async () => {
  const path = fresh();
  const first = opened(path);
  await first.create('g', HEADER);
  await first.notices.add(CHANNEL);
  await first.notices.secret('s', 'one');
  await first.notices.queue({ channel: 'c1', kind: 'awaited', made: 1, due: 2, more: null });
  await first.notices.claim('a', 2, 50);
  await first.close();
  const second = opened(path);
  expect(await second.notices.channels('g')).toEqual([CHANNEL]);
  expect(await second.notices.secret('s', 'two')).toBe('one');
  expect(await second.notices.claim('b', 50, 60)).toMatchObject({ channel: 'c1' });
  await second.close();
});
