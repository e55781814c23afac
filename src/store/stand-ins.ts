import type { DatabaseSync } from 'node:sqlite';
import type { Writer } from './together.ts';

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
export interface Stood {
  readonly person: number;
  readonly by: number;
}

/** Who stands in for whom. A change that does not fit what stands there by then is none, and says so. */
export interface StandInStore {
  /** Name who stands in for a person; null: nobody. Another than before has not accepted. Not while somebody plays those seats. */
  name(game: string, person: number, by: number | null): Promise<boolean>;
  /** The one who was named says whether; who plays those seats and says no gives them back. */
  accept(game: string, person: number, by: number, accepts: boolean): Promise<boolean>;
  /** The one who has accepted plays from that moment on. */
  begin(game: string, person: number, by: number, at: number): Promise<boolean>;
  /** A person plays their own seats again. */
  end(game: string, person: number): Promise<boolean>;
  /** Who has ever played whose seats. */
  stood(game: string): Promise<readonly Stood[]>;
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

/** Who stands in for whom at a game, as it is read with who sits there. */
export function readStandIns(db: DatabaseSync): (game: string) => StandIns {
  const all = db.prepare('SELECT person, by, accepted, since FROM stand_in WHERE game = ? ORDER BY person');
  return (game) =>
    new Map(
      all
        .all(game)
        .map(({ person, by, accepted, since }) => [
          Number(person),
          { by: Number(by), accepted: accepted === 1, since: since === null ? null : Number(since) },
        ]),
    );
}

/** The same in the embedded database. */
export function standInsIn(db: DatabaseSync, { write }: Writer): StandInStore {
  const named = db.prepare(
    `INSERT INTO stand_in (game, person, by) VALUES (?1, ?2, ?3)
     ON CONFLICT (game, person) DO UPDATE SET accepted = iif(by = excluded.by, accepted, 0), by = excluded.by
       WHERE since IS NULL`,
  );
  const nobody = db.prepare('DELETE FROM stand_in WHERE game = ? AND person = ? AND since IS NULL');
  const one = db.prepare('SELECT by FROM stand_in WHERE game = ? AND person = ?');
  const accept = db.prepare(
    `UPDATE stand_in SET accepted = ?4, since = iif(?4 = 1, since, NULL)
     WHERE game = ?1 AND person = ?2 AND by = ?3`,
  );
  const begin = db.prepare(
    `UPDATE stand_in SET since = ?4
     WHERE game = ?1 AND person = ?2 AND by = ?3 AND accepted = 1 AND since IS NULL`,
  );
  const note = db.prepare('INSERT OR IGNORE INTO stood_in (game, person, by) VALUES (?, ?, ?)');
  const end = db.prepare(
    'UPDATE stand_in SET since = NULL WHERE game = ? AND person = ? AND since IS NOT NULL',
  );
  const stood = db.prepare('SELECT person, by FROM stood_in WHERE game = ? ORDER BY person, by');
  return {
    name: (game, person, by) =>
      write(() => {
        if (by !== null) return named.run(game, person, by).changes === 1;
        return nobody.run(game, person).changes === 1 || one.get(game, person) === undefined;
      }),
    accept: (game, person, by, accepts) =>
      write(() => accept.run(game, person, by, accepts ? 1 : 0).changes === 1),
    begin: (game, person, by, at) =>
      write(() => {
        const begun = begin.run(game, person, by, at).changes === 1;
        if (begun) note.run(game, person, by);
        return begun;
      }),
    end: (game, person) => write(() => end.run(game, person).changes === 1),
    stood: async (game) =>
      stood.all(game).map(({ person, by }) => ({ person: Number(person), by: Number(by) })),
  };
}
