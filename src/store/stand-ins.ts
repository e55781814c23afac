import { type Announcement, announce } from './talk.ts';
import { isDone, neededStatement, type Sql, type Statement, statement, type Tables } from './sql.ts';

/** Who takes a person's seats in their absence; people are named by their place in the game. */
export interface StandIn {
  readonly by: number;
  readonly accepted: boolean;
  /** Since when they play those seats, in milliseconds; null: not now. */
  readonly since: number | null;
}

/** By the place of who is absent. */
export type StandIns = ReadonlyMap<number, StandIn>;

/** Who once played another's seats, and whose. */
export interface PastStandIn {
  readonly person: number;
  readonly by: number;
}

/**
 * Who stands in for whom. A change that does not fit what stands there by then is none, and says so. `line`: what all are told,
 * with the change or not at all.
 */
export interface StandInStore {
  /** Name who stands in for a person; null: nobody. Another than before has not accepted. Not while somebody plays those seats. */
  name(game: string, person: number, by: number | null): Promise<boolean>;
  /** The one who was named says whether; who plays those seats and says no gives them back. */
  accept(game: string, person: number, by: number, accepts: boolean, line?: Announcement): Promise<boolean>;
  /** The one who has accepted plays from that moment on. */
  begin(game: string, person: number, by: number, at: number, line: Announcement): Promise<boolean>;
  /** A person plays their own seats again. */
  end(game: string, person: number, line: Announcement): Promise<boolean>;
  /** A person lets somebody who stands in read what the person wrote before, or no longer. */
  letRead(game: string, person: number, by: number, lets: boolean): Promise<void>;
  /** Who lets somebody read that. */
  letBy(game: string, by: number): Promise<readonly number[]>;
  /** Whom a person lets. */
  letTo(game: string, person: number): Promise<readonly number[]>;
  /** Who has ever played whose seats. */
  stood(game: string): Promise<readonly PastStandIn[]>;
}

/** The step of the schema for it. */
export const STAND_IN_SCHEMA = `CREATE TABLE stand_in (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     by INTEGER NOT NULL,
     accepted INTEGER NOT NULL DEFAULT 0,
     since INTEGER,
     PRIMARY KEY (game, person)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE stood_in (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     by INTEGER NOT NULL,
     PRIMARY KEY (game, person, by)
   ) STRICT, WITHOUT ROWID;`;

/** The step of the schema for what those who stand in may read. */
export const LET_READ_SCHEMA = `CREATE TABLE let_read (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     by INTEGER NOT NULL,
     PRIMARY KEY (game, person, by)
   ) STRICT, WITHOUT ROWID;`;

/** Who stands in for whom at a game, as it is read with who sits there. */
export async function standInsAt(sql: Sql, game: string): Promise<StandIns> {
  const all = await sql.rows(
    'SELECT person, by, accepted, since FROM stand_in WHERE game = $1 ORDER BY person',
    game,
  );
  return new Map(
    all.map(({ person, by, accepted, since }) => [
      Number(person),
      { by: Number(by), accepted: accepted === 1, since: since === null ? null : Number(since) },
    ]),
  );
}

const NAME = `INSERT INTO stand_in (game, person, by) VALUES ($1, $2, $3)
  ON CONFLICT (game, person) DO UPDATE
    SET accepted = CASE WHEN stand_in.by = excluded.by THEN stand_in.accepted ELSE 0 END, by = excluded.by
    WHERE stand_in.since IS NULL
  RETURNING person`;
const ACCEPT = `UPDATE stand_in SET accepted = $4, since = CASE WHEN $4 = 1 THEN since END
  WHERE game = $1 AND person = $2 AND by = $3 RETURNING person`;
const BEGIN = `UPDATE stand_in SET since = $4
  WHERE game = $1 AND person = $2 AND by = $3 AND accepted = 1 AND since IS NULL RETURNING person`;
const NOTE = 'INSERT INTO stood_in (game, person, by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
const LET = 'INSERT INTO let_read (game, person, by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
const END = `UPDATE stand_in SET since = NULL
  WHERE game = $1 AND person = $2 AND since IS NOT NULL RETURNING person`;

/** Who stands in for whom. It decides who sees what, so that each change counts as one of the game. */
export function standInsIn(sql: Tables): StandInStore {
  const changes = async (game: string, ...all: readonly Statement[]): Promise<boolean> =>
    (await sql.changeIf(game, all)) !== null;
  return {
    async name(game, person, by) {
      if (by !== null) return changes(game, neededStatement(NAME, game, person, by));
      const done = await sql.changeIf(game, [
        statement('DELETE FROM stand_in WHERE game = $1 AND person = $2 AND since IS NULL', game, person),
        statement('SELECT by FROM stand_in WHERE game = $1 AND person = $2', game, person),
      ]);
      return !isDone(done, 1);
    },
    accept: (game, person, by, accepts, line) =>
      changes(
        game,
        neededStatement(ACCEPT, game, person, by, accepts ? 1 : 0),
        ...(line ? [announce(game, line)] : []),
      ),
    begin: (game, person, by, at, line) =>
      changes(
        game,
        neededStatement(BEGIN, game, person, by, at),
        statement(NOTE, game, person, by),
        announce(game, line),
      ),
    end: (game, person, line) => changes(game, neededStatement(END, game, person), announce(game, line)),
    letRead: (game, person, by, lets) =>
      sql.change(game, [
        lets
          ? statement(LET, game, person, by)
          : statement('DELETE FROM let_read WHERE game = $1 AND person = $2 AND by = $3', game, person, by),
      ]),
    letBy: async (game, by) =>
      (
        await sql.rows('SELECT person FROM let_read WHERE game = $1 AND by = $2 ORDER BY person', game, by)
      ).map(({ person }) => Number(person)),
    letTo: async (game, person) =>
      (
        await sql.rows('SELECT by FROM let_read WHERE game = $1 AND person = $2 ORDER BY by', game, person)
      ).map(({ by }) => Number(by)),
    stood: async (game) =>
      (await sql.rows('SELECT person, by FROM stood_in WHERE game = $1 ORDER BY person, by', game)).map(
        ({ person, by }) => ({ person: Number(person), by: Number(by) }),
      ),
  };
}
