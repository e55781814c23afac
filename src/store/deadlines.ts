import type { DatabaseSync } from 'node:sqlite';
import type { Json } from '../kernel/json.ts';
import { parsed } from './parsed.ts';
import type { Writer } from './together.ts';

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

/** The same in the embedded database. */
export function deadlinesIn(db: DatabaseSync, { write }: Writer): DeadlineStore {
  const rule = db.prepare('SELECT rule FROM deadline WHERE game = ?');
  const wishes = db.prepare('SELECT person, rule AS body FROM deadline_wish WHERE game = ? ORDER BY person');
  const away = db.prepare('SELECT person, days AS body FROM away WHERE game = ? ORDER BY person');
  const games = db.prepare("SELECT game FROM deadline WHERE rule <> 'null' ORDER BY game");
  const set = db.prepare(
    'INSERT INTO deadline (game, rule) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET rule = excluded.rule',
  );
  const agreed = db.prepare('DELETE FROM deadline_wish WHERE game = ?');
  const wish = db.prepare('INSERT OR REPLACE INTO deadline_wish (game, person, rule) VALUES (?, ?, ?)');
  const leave = db.prepare('INSERT OR REPLACE INTO away (game, person, days) VALUES (?, ?, ?)');
  const byPerson = (rows: readonly Record<string, unknown>[]): ReadonlyMap<number, Json> =>
    new Map(rows.map(({ person, body }) => [Number(person), parsed(String(body)) as Json]));
  return {
    kept: async (game) => ({
      rule: parsed(String(rule.get(game)?.['rule'] ?? null)) as Json,
      wishes: byPerson(wishes.all(game)),
      away: byPerson(away.all(game)),
    }),
    games: async () => games.all().map(({ game }) => String(game)),
    set: (game, to) =>
      write(() => {
        set.run(game, JSON.stringify(to));
        agreed.run(game);
      }),
    wish: (game, person, to) => write(() => void wish.run(game, person, JSON.stringify(to))),
    leave: (game, person, days) => write(() => void leave.run(game, person, JSON.stringify(days))),
  };
}
