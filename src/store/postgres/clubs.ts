import { isRecord, type Json } from '../../kernel/json.ts';
import type { ClubTables } from '../club-tables.ts';
import type { Database } from '../database.ts';
import { parsed } from '../parsed.ts';
import { bytesIn, rowOf, run, type Together } from './sql.ts';
import type { Teller } from './teller.ts';

/** The club files that are kept here. */
export function clubsIn(sql: Together): Pick<Database, 'keepClub' | 'club' | 'forgetClub'> {
  return {
    keepClub: (id, key, body) =>
      run(
        sql,
        'INSERT INTO club (id, key, body) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
        [id, key, JSON.stringify(body)],
      ),
    async club(id) {
      const row = await rowOf(sql, 'SELECT key, body FROM club WHERE id = $1', [id]);
      const body = row && parsed(String(row['body']));
      return isRecord(body) ? { key: bytesIn(row?.['key']), body: body as Json } : null;
    },
    forgetClub: (id) => run(sql, 'DELETE FROM club WHERE id = $1', [id]),
  };
}

const END_KEY = `INSERT INTO ended_creator (key, game)
  SELECT creator, game.id FROM game JOIN club_table_game ON game = game.id JOIN club_table ON club_table.id = club_table
  WHERE club_table.id = $1 AND creator = club_table.key ON CONFLICT DO NOTHING`;

/** This process, too, reads the games anew: it has changed them beside what it knows of them. */
const MANAGE = `UPDATE game SET creator = $2, version = version + 1
  WHERE creator = (SELECT key FROM club_table WHERE id = $1)
    AND id IN (SELECT game FROM club_table_game WHERE club_table = $1) RETURNING id`;

/** The tables of organisers. */
export function clubTablesIn(sql: Together, { tell }: Teller): ClubTables {
  return {
    async rekey(id, key) {
      const games = await sql.atOnce(async (one) => {
        await run(one, END_KEY, [id]);
        const changed = await one.rows(MANAGE, [id, key]);
        await run(one, 'UPDATE club_table SET key = $2 WHERE id = $1', [id, key]);
        return changed;
      });
      for (const { id: game } of games) tell('game', String(game));
    },
    found: (id, { title, key, template }) =>
      run(sql, 'INSERT INTO club_table (id, title, key, template) VALUES ($1, $2, $3, $4)', [
        id,
        title,
        key,
        JSON.stringify(template),
      ]),
    async of(id) {
      const row = await rowOf(sql, 'SELECT title, key, template FROM club_table WHERE id = $1', [id]);
      const template = row && parsed(String(row['template']));
      if (!row || !isRecord(template)) return null;
      const games = await sql.rows('SELECT game FROM club_table_game WHERE club_table = $1 ORDER BY at', [
        id,
      ]);
      return {
        title: String(row['title']),
        key: bytesIn(row['key']),
        template: template as Json,
        games: games.map(({ game }) => String(game)),
      };
    },
    add: (id, game) =>
      sql.atOnce(async (one) => {
        // one after the other: each is counted from those before
        await run(one, 'SELECT 1 FROM club_table WHERE id = $1 FOR UPDATE', [id]);
        await run(
          one,
          `INSERT INTO club_table_game (game, club_table, at)
           SELECT $1, $2, count(*) + 1 FROM club_table_game WHERE club_table = $2`,
          [game, id],
        );
      }),
  };
}
