import { isRecord, type Json } from '../kernel/json.ts';
import type { GamesStore } from './database.ts';
import { parseColumn } from './parsed.ts';
import { bytesIn, rowOf, type Sql } from './sql.ts';

/** The club files of a database. */
export function clubsIn(sql: Sql): Pick<GamesStore, 'keepClub' | 'club' | 'forgetClub'> {
  return {
    keepClub: (id, key, body) =>
      sql.run(
        'INSERT INTO club (id, key, body) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
        id,
        key,
        JSON.stringify(body),
      ),
    club: async (id) => {
      const row = await rowOf(sql, 'SELECT key, body FROM club WHERE id = $1', id);
      const body = row && parseColumn(String(row['body']));
      return isRecord(body) ? { key: bytesIn(row?.['key']), body: body as Json } : null;
    },
    forgetClub: (id) => sql.run('DELETE FROM club WHERE id = $1', id),
  };
}
