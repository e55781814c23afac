import { type Lookers, saidIn, type Talk, USUAL } from '../talk.ts';
import { rowOf, run, type Sql, type Together } from './sql.ts';
import type { Teller } from './teller.ts';

const AMONG = 'FROM talk WHERE game = $1 AND room = ANY($2::text[])';

/** What is said at the tables of a Postgres. */
export function talkIn(sql: Together, teller: Teller): Talk {
  return {
    say: (game, { room, at, by, name, seat, text }, request) =>
      sql.atOnce(async (one) => {
        // one after the other, so that their numbers come in the order in which they are seen
        await run(one, 'SELECT 1 FROM game WHERE id = $1 FOR NO KEY UPDATE', [game]);
        await run(
          one,
          `INSERT INTO talk (game, n, room, at, by, name, seat, text, request)
           SELECT $1, 1 + coalesce(max(n), 0), $2, $3, $4, $5, $6, $7, $8 FROM talk WHERE game = $1
           ON CONFLICT (game, request) DO NOTHING`,
          [game, room, at, by, name, seat, text, request],
        );
        await teller.tellWithin(one, 'aside', game);
      }),
    heard: async (game, among, after, most) =>
      (
        await sql.rows(`SELECT room, at, by, name, seat, text ${AMONG} ORDER BY n LIMIT $4 OFFSET $3`, [
          game,
          among,
          after,
          most,
        ])
      ).map(saidIn),
    count: (game, among) =>
      among
        ? countOf(sql, `SELECT count(*) AS count ${AMONG}`, [game, among])
        : countOf(sql, 'SELECT count(*) AS count FROM talk WHERE game = $1', [game]),
    saidSince: (game, by, at) =>
      countOf(
        sql,
        'SELECT count(*) AS count FROM talk WHERE game = $1 AND by IS NOT DISTINCT FROM $2::int AND at >= $3',
        [game, by, at],
      ),
    ...readers(sql),
  };
}

function readers(sql: Sql): Pick<Talk, 'seen' | 'see' | 'lookers' | 'letLookers'> {
  return {
    seen: (game, reader) =>
      countOf(sql, 'SELECT count FROM talk_seen WHERE game = $1 AND reader = $2', [game, reader]),
    see: (game, reader, count) =>
      run(
        sql,
        `INSERT INTO talk_seen (game, reader, count) VALUES ($1, $2, $3)
         ON CONFLICT (game, reader) DO UPDATE SET count = greatest(talk_seen.count, excluded.count)`,
        [game, reader, count],
      ),
    lookers: async (game) =>
      ((await rowOf(sql, 'SELECT may FROM talk_lookers WHERE game = $1', [game]))?.['may'] as
        | Lookers
        | undefined) ?? USUAL,
    letLookers: (game, wish) =>
      run(
        sql,
        'INSERT INTO talk_lookers (game, may) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET may = excluded.may',
        [game, wish],
      ),
  };
}

async function countOf(sql: Sql, ...[text, values]: Parameters<Sql['rows']>): Promise<number> {
  return Number((await rowOf(sql, text, values ?? []))?.['count'] ?? 0);
}
