import type { Json } from '../kernel/json.ts';
import { parseColumn } from './parsed.ts';
import { type SqlRow, rowOf, statement, type Tables } from './sql.ts';

/** What is kept of the deadlines of a game; people are named by their place in it. */
export interface KeptDeadlines {
  /** By what deadlines are set; null: there are none. */
  readonly rule: Json;
  /** What people want in its place. */
  readonly wishes: ReadonlyMap<number, Json>;
  /** When people are away. */
  readonly away: ReadonlyMap<number, Json>;
}

/** By what the deadlines of games are set. */
export interface DeadlineStore {
  kept(game: string): Promise<KeptDeadlines>;
  /** The games that have deadlines. */
  games(): Promise<readonly string[]>;
  /** Put a rule in force; nobody wants another then. */
  set(game: string, rule: Json): Promise<void>;
  /** What a person wants in its place. */
  wish(game: string, person: number, rule: Json): Promise<void>;
  /** When a person is away. */
  leave(game: string, person: number, days: Json): Promise<void>;
}

/** The step of the schema for it. */
export const DEADLINE_SCHEMA = `CREATE TABLE deadline (
     game TEXT PRIMARY KEY REFERENCES game(id),
     rule TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE deadline_wish (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     rule TEXT NOT NULL,
     PRIMARY KEY (game, person)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE away (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     days TEXT NOT NULL,
     PRIMARY KEY (game, person)
   ) STRICT, WITHOUT ROWID;`;

/** By what the deadlines of games are set. What all want hangs on what each wants: both count as changes of the game. */
export function deadlinesIn(sql: Tables): DeadlineStore {
  return {
    kept: async (game) => ({
      rule: parseColumn(
        String((await rowOf(sql, 'SELECT rule FROM deadline WHERE game = $1', game))?.['rule'] ?? null),
      ) as Json,
      wishes: byPerson(
        await sql.rows(
          'SELECT person, rule AS body FROM deadline_wish WHERE game = $1 ORDER BY person',
          game,
        ),
      ),
      away: byPerson(
        await sql.rows('SELECT person, days AS body FROM away WHERE game = $1 ORDER BY person', game),
      ),
    }),
    games: async () =>
      (await sql.rows("SELECT game FROM deadline WHERE rule <> 'null' ORDER BY game")).map(({ game }) =>
        String(game),
      ),
    set: (game, to) =>
      sql.change(game, [
        statement(
          'INSERT INTO deadline (game, rule) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET rule = excluded.rule',
          game,
          JSON.stringify(to),
        ),
        statement('DELETE FROM deadline_wish WHERE game = $1', game),
      ]),
    wish: (game, person, to) =>
      sql.change(game, [
        statement(
          `INSERT INTO deadline_wish (game, person, rule) VALUES ($1, $2, $3)
           ON CONFLICT (game, person) DO UPDATE SET rule = excluded.rule`,
          game,
          person,
          JSON.stringify(to),
        ),
      ]),
    leave: (game, person, days) =>
      sql.change(game, [
        statement(
          `INSERT INTO away (game, person, days) VALUES ($1, $2, $3)
           ON CONFLICT (game, person) DO UPDATE SET days = excluded.days`,
          game,
          person,
          JSON.stringify(days),
        ),
      ]),
  };
}

const byPerson = (rows: readonly SqlRow[]): ReadonlyMap<number, Json> =>
  new Map(rows.map(({ person, body }) => [Number(person), parseColumn(String(body)) as Json]));
