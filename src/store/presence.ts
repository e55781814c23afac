import { isDone, type Sql, statement } from './sql.ts';

/** Somebody was nudged: by whom, and when. */
export interface Nudge {
  readonly by: string;
  readonly at: number;
}

/** Who lets others see that they look at a game, and who was nudged in it. People are named by their place in it. */
export interface PresenceStore {
  /** Those who let others see it. */
  shown(game: string): Promise<ReadonlySet<number>>;
  show(game: string, person: number, shows: boolean): Promise<void>;
  /** The last nudge of each. */
  nudges(game: string): Promise<ReadonlyMap<number, Nudge>>;
  /** Nudge somebody, unless that was done after a moment already; whether it was done now. */
  nudge(game: string, person: number, nudge: Nudge, after: number): Promise<boolean>;
}

/** The step of the schema for it. */
export const PRESENCE_SCHEMA = `CREATE TABLE shown (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     PRIMARY KEY (game, person)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE nudge (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     by TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (game, person)
   ) STRICT, WITHOUT ROWID;`;

/** Who lets others see that they look at a game, and who was nudged in it. */
export function presenceIn(sql: Sql): PresenceStore {
  return {
    shown: async (game) =>
      new Set(
        (await sql.rows('SELECT person FROM shown WHERE game = $1', game)).map(({ person }) =>
          Number(person),
        ),
      ),
    show: (game, person, shows) =>
      sql.run(
        shows
          ? 'INSERT INTO shown (game, person) VALUES ($1, $2) ON CONFLICT DO NOTHING'
          : 'DELETE FROM shown WHERE game = $1 AND person = $2',
        game,
        person,
      ),
    nudges: async (game) =>
      new Map(
        (await sql.rows('SELECT person, by, at FROM nudge WHERE game = $1', game)).map(
          ({ person, by, at }) => [Number(person), { by: String(by), at: Number(at) }],
        ),
      ),
    async nudge(game, person, { by, at }, after) {
      const done = await sql.atOnce([
        statement(
          `INSERT INTO nudge (game, person, by, at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (game, person) DO UPDATE SET by = excluded.by, at = excluded.at WHERE nudge.at <= $5
           RETURNING at`,
          game,
          person,
          by,
          at,
          after,
        ),
      ]);
      return isDone(done);
    },
  };
}
