import { timeIn } from '../times.ts';
import type { Upkeep } from '../upkeep.ts';
import { rowOf, run, type Sql } from './sql.ts';
import type { Versions } from './versions.ts';

/** What the makers of games see and do beside them. */
export function upkeepIn(sql: Sql, { change }: Versions): Upkeep {
  return {
    async kept(game) {
      const row = await rowOf(sql, 'SELECT ended, archived FROM upkeep WHERE game = $1', [game]);
      return { ended: timeIn(row?.['ended']), archived: timeIn(row?.['archived']) };
    },
    keep: (game, { ended, archived }) =>
      change(game, (one) =>
        run(
          one,
          `INSERT INTO upkeep (game, ended, archived) VALUES ($1, $2, $3)
           ON CONFLICT (game) DO UPDATE SET ended = excluded.ended, archived = excluded.archived`,
          [game, ended, archived],
        ),
      ),
    entitle: (game, title) =>
      change(game, (one) => run(one, 'UPDATE game SET title = $2 WHERE id = $1', [game, title])),
    rekey: (game, person, key) =>
      change(game, async (one) => {
        await run(
          one,
          `INSERT INTO ended_creator (key, game) SELECT key, game FROM person WHERE game = $1 AND at = $2
           ON CONFLICT DO NOTHING`,
          [game, person],
        );
        await run(one, 'UPDATE person SET key = $3 WHERE game = $1 AND at = $2', [game, person, key]);
      }),
    seen: async (game) =>
      new Map(
        (await sql.rows('SELECT person, at FROM seen WHERE game = $1', [game])).map(({ person, at }) => [
          Number(person),
          Number(at),
        ]),
      ),
    see: (game, person, at) =>
      run(
        sql,
        `INSERT INTO seen (game, person, at) VALUES ($1, $2, $3)
         ON CONFLICT (game, person) DO UPDATE SET at = greatest(seen.at, excluded.at)`,
        [game, person, at],
      ),
  };
}
