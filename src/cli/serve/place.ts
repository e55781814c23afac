import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { render } from '../../kernel/texts/words.ts';
import { type Database, DATABASE_WORDS } from '../../store/index.ts';
import { openDatabase, openPostgres } from '../../store/places.ts';
import { whereOf } from '../../store/places.ts';
import { failure, type Failure } from '../output.ts';

/** The database file in the data folder. */
export const DATABASE_FILE = 'demarche.sqlite';

/** Where the games of a server are kept: in a data folder, or in a Postgres. */
export interface PlaceOptions {
  readonly data: string;
  readonly database?: string;
}

/** Add the options that name it. A password can stand in the environment, where nobody else on the machine reads it. */
export function placeOptions(command: Command): Command {
  return withPostgres(command.option('--data <folder>', 'where the games are kept', 'data'));
}

/** Add the option that names a Postgres. A folder that is typed counts for more than what stands in the environment. */
export function withPostgres(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--database <url>',
        'keep the games in a Postgres, such as postgres://name@machine/database, in place of a folder',
      ).env('DEMARCHE_DATABASE'),
    )
    .hook('preAction', (_, each) => {
      const isTyped = each.getOptionValueSource('data') === 'cli';
      if (isTyped && each.getOptionValueSource('database') === 'env')
        each.setOptionValue('database', undefined);
    });
}

/** A refusal by the database as a failure. */
export function databaseRefused({ refused }: Refusal): Failure {
  return failure(render(DATABASE_WORDS, refused));
}

/** Where the database of a data folder is, or a failure where there is none. */
export function databaseIn(data: string): string | Failure {
  const path = join(data, DATABASE_FILE);
  return existsSync(path) ? path : failure(`There are no games in ${data}: it has no ${DATABASE_FILE}.`);
}

/** How a place is called; nothing by which one comes in. */
export function nameOfPlace({ data, database }: PlaceOptions): string {
  const where = database === undefined ? data : whereOf(database);
  return isRefusal(where) ? 'the database' : where;
}

/** Open the games of a place. */
export async function openedAt({ data, database }: PlaceOptions): Promise<Database | Failure> {
  if (database !== undefined) return openedPostgres(database);
  const path = databaseIn(data);
  if (typeof path !== 'string') return path;
  const opened = openDatabase(path);
  return isRefusal(opened) ? databaseRefused(opened) : opened;
}

export async function openedPostgres(address: string): Promise<Database | Failure> {
  const opened = await openPostgres(address);
  return isRefusal(opened) ? databaseRefused(opened) : opened;
}
