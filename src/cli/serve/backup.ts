import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { render } from '../../kernel/texts/words.ts';
import { askServer } from '../../server/index.ts';
import { type Begins, restore, type Restoration, restoreTo } from '../../store/places.ts';
import { DATABASE_WORDS } from '../../store/index.ts';
import { failure, type Failure, isFailed, type Result, type Status, NO_STATUS } from '../output.ts';
import {
  DATABASE_FILE,
  databaseIn,
  databaseRefused,
  nameOfPlace,
  openedAt,
  type PlaceOptions,
} from './place.ts';

/** What every backup holds. */
const BACKUP_WARNING = 'Whoever can read this file can read the secrets of all games in it.';

/** Copy all games of a place into a new file; a server that runs on a data folder makes the copy itself. */
export async function backUpData(file: string, place: PlaceOptions): Promise<Result> {
  if (file === '') return failure('Name the new file: the name is empty.');
  const { data, database } = place;
  const whole = resolve(file);
  const there = database === undefined ? databaseIn(data) : '';
  if (isFailed(there)) return there;
  const asked = database === undefined ? await askServer(data, { what: 'backup', file: whole }) : null;
  const error = asked ? asked.error : await copy(place, whole);
  if (error !== null) return isFailed(error) ? error : failure(error);
  const name = nameOfPlace(place);
  return {
    text: `All games of ${name} are in ${file}.\n${BACKUP_WARNING}`,
    json: { file, data: name, warning: BACKUP_WARNING },
  };
}

async function copy(place: PlaceOptions, file: string): Promise<string | Failure | null> {
  const database = await openedAt(place);
  if (isFailed(database)) return database;
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

/** Put a backup in the place of the games that are there; with `replace` those are put aside. */
export async function restoreData(
  file: string,
  place: PlaceOptions,
  replace: boolean,
  status: Status = NO_STATUS,
): Promise<Result> {
  const { data, database } = place;
  if (database === undefined && !existsSync(data))
    return failure(`There is no folder ${data}: make it first.`);
  const begins = (step: keyof typeof DOES): void => status(DOES[step]);
  const restored = await putBack(file, place, replace, begins).finally(() => status(''));
  if (isRefusal(restored)) return databaseRefused(restored);
  const { aside } = restored;
  const name = nameOfPlace(place);
  const before = aside === null ? '' : `\nWhat was there before is in ${aside}.`;
  return { text: `The games of ${file} are in ${name}.${before}`, json: { file, data: name, aside } };
}

async function putBack(
  file: string,
  { data, database }: PlaceOptions,
  replace: boolean,
  begins: Begins,
): Promise<Restoration | Refusal> {
  return database === undefined
    ? restore(file, join(data, DATABASE_FILE), replace, begins)
    : restoreTo(file, database, replace, begins);
}
