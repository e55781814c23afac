import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { restore } from './backup.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { fillDatabase, holdsAll } from './beside-contract.test-helper.ts';

// What the database keeps beside games: it stands over a reopening, and goes into a backup and out of it.

const home = mkdtempSync(join(tmpdir(), 'demarche-beside-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function opened(path: string): Database {
  const database = openDatabase(path);
  if (isRefusal(database)) throw new Error(database.refused.key);
  return database;
}

it('stands over a reopening, a backup and its restoring', async () => {
  const path = join(home, 'db');
  const first = await fillDatabase(opened(path));
  await holdsAll(first);
  expect(await first.backUp(join(home, 'backup'))).toBeNull();
  await first.close();
  const second = opened(path);
  await holdsAll(second);
  await second.close();
  expect(await restore(join(home, 'backup'), join(home, 'restored'), false)).toEqual({ aside: null });
  const restored = opened(join(home, 'restored'));
  await holdsAll(restored);
  await restored.close();
});
