import { channelIn, noticeIn, type Channel, type NoticeStore } from '../notices.ts';
import { rowOf, run, type Sql, type Together } from './sql.ts';

type Queue = 'queue' | 'claim' | 'done' | 'later' | 'waiting' | 'next';

/** The channels of people, and the queue that the processes of a Postgres work off together. */
export function noticesIn(sql: Together): NoticeStore {
  return { ...channels(sql), ...queue(sql) };
}

function channels(sql: Together): Omit<NoticeStore, Queue> {
  return {
    async secret(name, offered) {
      await run(sql, 'INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        offered,
      ]);
      return String((await rowOf(sql, 'SELECT value FROM secret WHERE name = $1', [name]))?.['value']);
    },
    add: ({ id, game, at, kind, target, confirmed, made }) =>
      run(
        sql,
        'INSERT INTO channel (id, game, at, kind, target, confirmed, made) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [id, game, at, kind, JSON.stringify(target), confirmed ? 1 : 0, made],
      ),
    channel: (id) => channelOf(sql, id),
    channels: async (game) =>
      (await sql.rows('SELECT * FROM channel WHERE game = $1 ORDER BY seq', [game])).map(channelIn),
    games: async () =>
      (await sql.rows('SELECT DISTINCT game FROM channel ORDER BY game')).map(({ game }) => String(game)),
    change: (id, change) =>
      sql.atOnce(async (one) => {
        const before = await channelOf(one, id, 'FOR UPDATE');
        if (!before) return;
        const { target, confirmed, sent, trouble } = { ...before, ...change };
        await run(
          one,
          'UPDATE channel SET target = $2, confirmed = $3, sent = $4, trouble = $5 WHERE id = $1',
          [id, JSON.stringify(target), confirmed ? 1 : 0, sent, trouble],
        );
      }),
    async tell(id, before, told) {
      const noted = await rowOf(
        sql,
        "UPDATE channel SET told = $2 WHERE id = $1 AND coalesce(told, 'null') = $3 RETURNING id",
        [id, JSON.stringify(told), JSON.stringify(before)],
      );
      return noted !== undefined;
    },
    remove: (id) =>
      sql.atOnce(async (one) => {
        // nobody queues anything for it meanwhile
        await run(one, 'SELECT 1 FROM channel WHERE id = $1 FOR UPDATE', [id]);
        await run(one, 'DELETE FROM notice WHERE channel = $1', [id]);
        await run(one, 'DELETE FROM channel WHERE id = $1', [id]);
      }),
    async invite(game, day, most) {
      const counted = await rowOf(
        sql,
        `INSERT INTO invited (game, day, count) VALUES ($1, $2, 1)
         ON CONFLICT (game, day) DO UPDATE SET count = invited.count + 1 WHERE invited.count < $3 RETURNING count`,
        [game, day, most],
      );
      return counted !== undefined;
    },
  };
}

async function channelOf(sql: Sql, id: string, how = ''): Promise<Channel | null> {
  const row = await rowOf(sql, `SELECT * FROM channel WHERE id = $1 ${how}`, [id]);
  return row ? channelIn(row) : null;
}

function queue(sql: Sql): Pick<NoticeStore, Queue> {
  return {
    // over a channel that has been left meanwhile nothing is sent
    queue: ({ channel, kind, made, due, more }) =>
      run(
        sql,
        `INSERT INTO notice (channel, kind, made, due, more)
         SELECT id, $2, $3, $4, $5 FROM channel WHERE id = $1 FOR KEY SHARE
         ON CONFLICT (channel, kind) DO UPDATE SET due = least(notice.due, excluded.due)
           WHERE notice.kind = 'reminder' AND notice.tries = 0 AND notice.claim IS NULL`,
        [channel, kind, made, due, JSON.stringify(more)],
      ),
    async claim(by, now, until) {
      const row = await rowOf(
        sql,
        `UPDATE notice SET claim = $1, until = $3, attempt = attempt + 1 WHERE (channel, kind) =
           (SELECT channel, kind FROM notice WHERE due <= $2 AND until <= $2 ORDER BY due LIMIT 1
            FOR UPDATE SKIP LOCKED)
         RETURNING channel, kind, made, due, tries, attempt, more`,
        [by, now, until],
      );
      return row ? noticeIn(row) : null;
    },
    done: ({ channel, kind }, by) =>
      run(sql, 'DELETE FROM notice WHERE channel = $1 AND kind = $2 AND claim = $3', [channel, kind, by]),
    later: ({ channel, kind }, by, due, tries) =>
      run(
        sql,
        `UPDATE notice SET due = $1, tries = $2, attempt = 0, claim = NULL, until = 0
         WHERE channel = $3 AND kind = $4 AND claim = $5`,
        [due, tries, channel, kind, by],
      ),
    waiting: async () => Number((await rowOf(sql, 'SELECT count(*) AS count FROM notice', []))?.['count']),
    async next() {
      const at = (await rowOf(sql, 'SELECT min(greatest(due, until)) AS next FROM notice', []))?.['next'];
      return typeof at === 'number' ? at : null;
    },
  };
}
