import { rowOf, type Sql, type Statement, statement, type Tables } from './sql.ts';

/** What people may do at a game for seats of others, and when. */
export interface ForOthers {
  /** Whether others may roll at once a die that is a seat's; else only once the time of that seat is over. */
  readonly rolls: boolean;
  /** After how many minutes others may do whatever else is a seat's first. */
  readonly minutes: number;
}

/** What holds where a game says nothing else: its people are far apart. */
export const FAR_APART: ForOthers = { rolls: false, minutes: 10 };

/** What the games of a database say of it. */
export interface ForOthersStore {
  set(game: string, may: ForOthers): Promise<void>;
}

/** The step of the schema for it. */
export const FOR_OTHERS_SCHEMA = `CREATE TABLE for_others (
     game TEXT PRIMARY KEY REFERENCES game(id),
     rolls INTEGER NOT NULL,
     minutes INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`;

/** What a game says of it, as it is read with who sits there. */
export async function forOthersAt(sql: Sql, game: string): Promise<ForOthers> {
  const row = await rowOf(sql, 'SELECT rolls, minutes FROM for_others WHERE game = $1', game);
  return row ? { rolls: row['rolls'] === 1, minutes: Number(row['minutes']) } : FAR_APART;
}

/** A game says it from now on. */
export function sayForOthers(game: string, { rolls, minutes }: ForOthers): Statement {
  return statement(
    `INSERT INTO for_others (game, rolls, minutes) VALUES ($1, $2, $3)
     ON CONFLICT (game) DO UPDATE SET rolls = excluded.rolls, minutes = excluded.minutes`,
    game,
    rolls ? 1 : 0,
    minutes,
  );
}

/** It decides who may do what, so that each change counts as one of the game. */
export function forOthersIn(sql: Tables): ForOthersStore {
  return { set: (game, may) => sql.change(game, [sayForOthers(game, may)]) };
}
