import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '../kernel/clause.ts';
import { type Database, openDatabase } from './database.ts';
import { home } from './home.test-helper.ts';
import { standInsContract } from './stand-ins-contract.test-helper.ts';

standInsContract('embedded database', async (): Promise<Database> => {
  const database = openDatabase(join(mkdtempSync(join(home(), 'stand-ins-')), 'd.sqlite'));
  if (isRefusal(database)) throw new Error(database.refused.key);
  return database;
});
