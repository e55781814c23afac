import { isRecord, type Json } from '../kernel/json.ts';
import { parseColumn } from './parsed.ts';
import { bytesIn, rowOf, statement, type Tables } from './sql.ts';

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

const END_KEY = `INSERT INTO ended_creator (key, game)
  SELECT creator, game.id FROM game JOIN club_table_game ON game = game.id JOIN club_table ON club_table.id = club_table
  WHERE club_table.id = $1 AND creator = club_table.key ON CONFLICT DO NOTHING`;

/** This process, too, reads the games anew: it has changed them beside what it knows of them. */
const MANAGE = `UPDATE game SET creator = $2, version = version + 1
  WHERE creator = (SELECT key FROM club_table WHERE id = $1)
    AND id IN (SELECT game FROM club_table_game WHERE club_table = $1) RETURNING id`;

/** The tables of organisers in a database. */
export function clubTablesIn(sql: Tables): ClubTables {
  return {
    async rekey(id, key) {
      const done = await sql.atOnce([
        statement(END_KEY, id),
        statement(MANAGE, id, key),
        statement('UPDATE club_table SET key = $2 WHERE id = $1', id, key),
      ]);
      for (const { id: game } of done?.[1] ?? []) sql.tell('game', String(game));
    },
    found: (id, { title, key, template }) =>
      sql.run(
        'INSERT INTO club_table (id, title, key, template) VALUES ($1, $2, $3, $4)',
        id,
        title,
        key,
        JSON.stringify(template),
      ),
    of: async (id) => {
      const row = await rowOf(sql, 'SELECT title, key, template FROM club_table WHERE id = $1', id);
      const template = row && parseColumn(String(row['template']));
      if (!row || !isRecord(template)) return null;
      const games = await sql.rows('SELECT game FROM club_table_game WHERE club_table = $1 ORDER BY at', id);
      return {
        title: String(row['title']),
        key: bytesIn(row['key']),
        template: template as Json,
        games: games.map(({ game }) => String(game)),
      };
    },
    async add(id, game) {
      await sql.atOnce([
        // one after the other: each is counted from those before
        statement('SELECT 1 FROM club_table WHERE id = $1 FOR UPDATE', id),
        statement(
          `INSERT INTO club_table_game (game, club_table, at)
           SELECT $1, $2, count(*) + 1 FROM club_table_game WHERE club_table = $2`,
          game,
          id,
        ),
      ]);
    },
  };
}
