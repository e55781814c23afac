import type { DatabaseSync } from 'node:sqlite';
import { isRecord, type Json } from '../kernel/json.ts';
import { parsed } from './parsed.ts';
import type { Writer } from './together.ts';

/** Many games of one template, which one person looks after. Of the key only the hash is known. */
export interface ClubTable {
  readonly title: string;
  readonly key: Uint8Array;
  /** What all its games are made from. */
  readonly template: Json;
  /** The games, in the order in which they were made. */
  readonly games: readonly string[];
}

/** The tables of organisers. */
export interface ClubTables {
  found(id: string, table: Omit<ClubTable, 'games'>): Promise<void>;
  /** One of them; null where there is none, or it cannot be read. */
  of(id: string): Promise<ClubTable | null>;
  /**
   * Put another key in the place of its key, which has ended then, here and as that of the maker of each of its games that
   * had it.
   */
  rekey(id: string, key: Uint8Array): Promise<void>;
  /** A game more. */
  add(id: string, game: string): Promise<void>;
}

/** The same in the embedded database. */
export function clubTablesIn(db: DatabaseSync, { write }: Writer): ClubTables {
  const found = db.prepare('INSERT INTO club_table (id, title, key, template) VALUES (?, ?, ?, ?)');
  const one = db.prepare('SELECT title, key, template FROM club_table WHERE id = ?');
  const games = db.prepare('SELECT game FROM club_table_game WHERE club_table = ? ORDER BY at');
  const add = db.prepare(
    `INSERT INTO club_table_game (game, club_table, at)
     SELECT ?1, ?2, count(*) + 1 FROM club_table_game WHERE club_table = ?2`,
  );
  const endKey = db.prepare(
    `INSERT OR IGNORE INTO ended_creator (key, game)
     SELECT creator, game.id FROM game JOIN club_table_game ON game = game.id JOIN club_table ON club_table.id = club_table
     WHERE club_table.id = ?1 AND creator = club_table.key`,
  );
  const manage = db.prepare(
    `UPDATE game SET creator = ?2 WHERE creator = (SELECT key FROM club_table WHERE id = ?1)
       AND id IN (SELECT game FROM club_table_game WHERE club_table = ?1)`,
  );
  const rekey = db.prepare('UPDATE club_table SET key = ?2 WHERE id = ?1');
  return {
    rekey: (id, key) =>
      write(() => {
        endKey.run(id);
        manage.run(id, key);
        rekey.run(id, key);
      }),
    found: (id, { title, key, template }) =>
      write(() => void found.run(id, title, key, JSON.stringify(template))),
    of: async (id) => {
      const row = one.get(id);
      const template = row && parsed(String(row['template']));
      if (!row || !isRecord(template)) return null;
      return {
        title: String(row['title']),
        key: row['key'] as Uint8Array,
        template: template as Json,
        games: games.all(id).map(({ game }) => String(game)),
      };
    },
    add: (id, game) => write(() => void add.run(game, id)),
  };
}
