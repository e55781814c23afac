import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRefusal, type Refusal } from '../kernel/clause.ts';
import { render } from '../kernel/texts/words.ts';
import { askServer } from '../server/control.ts';
import { restore } from '../store/backup.ts';
import { DATABASE_WORDS, openDatabase } from '../store/database.ts';
import { failed, type Failed, type Result, type Status, UNWATCHED } from './output.ts';

/** The database file in the data folder. */
export const DATABASE_FILE = 'demarche.sqlite';

/** What every backup holds. */
const BACKUP_WARNING = 'Whoever can read this file can read the secrets of all games in it.';

/** A refusal by the database as a failure. */
export function databaseRefused({ refused }: Refusal): Failed {
  return failed(render(DATABASE_WORDS, refused));
}

/** Where the database of a data folder is, or a failure where there is none. */
export function databaseIn(data: string): string | Failed {
  const path = join(data, DATABASE_FILE);
  return existsSync(path) ? path : failed(`There are no games in ${data}: it has no ${DATABASE_FILE}.`);
}

/** Copy all games of a data folder into a new file; a server that runs on it makes the copy itself. */
export async function backUpData(file: string, data: string): Promise<Result> {
  if (file === '') return failed('Name the new file: the name is empty.');
  const path = databaseIn(data);
  if (typeof path !== 'string') return path;
  const whole = resolve(file);
  const asked = await askServer(data, { what: 'backup', file: whole });
  const error = asked ? asked.error : await copy(path, whole);
  if (error !== null) return failed(error);
  return {
    text: `All games of ${data} are in ${file}.\n${BACKUP_WARNING}`,
    json: { file, data, warning: BACKUP_WARNING },
  };
}

async function copy(path: string, file: string): Promise<string | null> {
  const database = openDatabase(path);
  if (isRefusal(database)) return render(DATABASE_WORDS, database.refused);
  const refusal = await database.backUp(file);
  await database.close();
  return refusal && render(DATABASE_WORDS, refusal.refused);
}

/** What each step of restoring does. */
const DOES = {
  copies: 'copying the backup',
  looks: 'looking through every page',
  writes: 'writing it to the disk',
} as const;

/** Put a backup in the place of the games of a data folder; with `replace` those that are there are put aside. */
export async function restoreData(
  file: string,
  data: string,
  replace: boolean,
  status: Status = UNWATCHED,
): Promise<Result> {
  if (!existsSync(data)) return failed(`There is no folder ${data}: make it first.`);
  const begins = (step: keyof typeof DOES): void => status(DOES[step]);
  const restored = await restore(file, join(data, DATABASE_FILE), replace, begins).finally(() => status(''));
  if (isRefusal(restored)) return databaseRefused(restored);
  const { aside } = restored;
  const before = aside === null ? '' : `\nWhat was there before is in ${aside}.`;
  return { text: `The games of ${file} are in ${data}.${before}`, json: { file, data, aside } };
}
