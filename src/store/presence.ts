import type { DatabaseSync } from 'node:sqlite';
import type { Writer } from './together.ts';

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

/** The same in the embedded database. */
export function presenceIn(db: DatabaseSync, { write }: Writer): PresenceStore {
  const shown = db.prepare('SELECT person FROM shown WHERE game = ?');
  const show = db.prepare('INSERT OR IGNORE INTO shown (game, person) VALUES (?, ?)');
  const hide = db.prepare('DELETE FROM shown WHERE game = ? AND person = ?');
  const nudges = db.prepare('SELECT person, by, at FROM nudge WHERE game = ?');
  const nudge = db.prepare(
    `INSERT INTO nudge (game, person, by, at) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (game, person) DO UPDATE SET by = excluded.by, at = excluded.at WHERE at <= ?5`,
  );
  return {
    shown: async (game) => new Set(shown.all(game).map(({ person }) => Number(person))),
    show: (game, person, shows) => write(() => void (shows ? show : hide).run(game, person)),
    nudges: async (game) =>
      new Map(
        nudges.all(game).map(({ person, by, at }) => [Number(person), { by: String(by), at: Number(at) }]),
      ),
    nudge: (game, person, { by, at }, after) =>
      write(() => nudge.run(game, person, by, at, after).changes === 1),
  };
}
