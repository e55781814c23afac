import type { DatabaseSync } from 'node:sqlite';
import type { Writer } from './together.ts';

/** What its maker has done with a game: since when it is ended, and since when it is put away, in milliseconds. */
export interface Kept {
  readonly ended: number | null;
  readonly archived: number | null;
}

/** What the maker of a game sees and does beside it. People are named by their place in it. */
export interface Upkeep {
  /** How a game is kept; of one that nobody ended or put away both are null. */
  kept(game: string): Promise<Kept>;
  keep(game: string, kept: Kept): Promise<void>;
  /** Give a game another title. */
  entitle(game: string, title: string): Promise<void>;
  /** Put another key in the place of a person's, which has ended then. */
  rekey(game: string, person: number, key: Uint8Array): Promise<void>;
  /** When each person was last there. */
  seen(game: string): Promise<ReadonlyMap<number, number>>;
  see(game: string, person: number, at: number): Promise<void>;
}

/** The same in the embedded database. */
export function upkeepIn(db: DatabaseSync, { write }: Writer): Upkeep {
  const kept = db.prepare('SELECT ended, archived FROM upkeep WHERE game = ?');
  const keep = db.prepare(
    `INSERT INTO upkeep (game, ended, archived) VALUES (?, ?, ?)
     ON CONFLICT (game) DO UPDATE SET ended = excluded.ended, archived = excluded.archived`,
  );
  const entitle = db.prepare('UPDATE game SET title = ? WHERE id = ?');
  const endKey = db.prepare(
    'INSERT OR IGNORE INTO ended_creator (key, game) SELECT key, game FROM person WHERE game = ? AND at = ?',
  );
  const rekey = db.prepare('UPDATE person SET key = ? WHERE game = ? AND at = ?');
  const seen = db.prepare('SELECT person, at FROM seen WHERE game = ?');
  const see = db.prepare(
    `INSERT INTO seen (game, person, at) VALUES (?, ?, ?)
     ON CONFLICT (game, person) DO UPDATE SET at = max(at, excluded.at)`,
  );
  return {
    kept: async (game) => {
      const row = kept.get(game);
      return { ended: timeOf(row?.['ended']), archived: timeOf(row?.['archived']) };
    },
    keep: (game, { ended, archived }) => write(() => void keep.run(game, ended, archived)),
    entitle: (game, title) => write(() => void entitle.run(title, game)),
    rekey: (game, person, key) =>
      write(() => {
        endKey.run(game, person);
        rekey.run(key, game, person);
      }),
    seen: async (game) => new Map(seen.all(game).map(({ person, at }) => [Number(person), Number(at)])),
    see: (game, person, at) => write(() => void see.run(game, person, at)),
  };
}

const timeOf = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);
