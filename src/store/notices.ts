import type { Json } from '../kernel/json.ts';
import { isDone, type SqlRow, rowOf, type Sql, statement, type Value } from './sql.ts';

/** How somebody is told: by the browser's push service, by mail, or by a web hook. */
export type ChannelKind = 'push' | 'mail' | 'hook';

/** What somebody has been told of, and what waited when that was last looked at. */
export interface ToldNotice {
  /** How many lines everybody could see then. */
  readonly lines: number;
  readonly told: readonly string[];
  readonly waiting: readonly string[];
  /** Of what they were reminded before its time was over, and when that is. */
  readonly reminded?: readonly string[];
}

/** A way to tell somebody. */
export interface Channel {
  readonly id: string;
  readonly game: string;
  /** The person's place at the game; null: the whole table's. */
  readonly at: number | null;
  readonly kind: ChannelKind;
  readonly target: Json;
  /** Whether whoever is told has agreed. */
  readonly confirmed: boolean;
  readonly made: number;
  readonly told: ToldNotice | null;
  /** When something was last sent, in milliseconds. */
  readonly sent: number | null;
  /** Why the last attempt failed. */
  readonly trouble: string | null;
}

/** Something to be sent over a channel, one of each kind at a time. */
export interface Notice {
  readonly channel: string;
  readonly kind: 'awaited' | 'reminder' | 'nudge' | 'trial' | 'confirm';
  readonly made: number;
  readonly due: number;
  /** How often it has failed. */
  readonly tries: number;
  /** How often it was taken since anybody said what came of it: at the second time the first may have sent it. */
  readonly attempt: number;
  readonly more: Json;
}

/** The channels of people, and a queue that several processes may work off. Every change is durable when its promise resolves. */
export interface NoticeStore {
  /** A secret of this server: the first that was offered under the name. */
  secret(name: string, offered: string): Promise<string>;
  add(channel: Channel): Promise<void>;
  channel(id: string): Promise<Channel | null>;
  /** The channels of a game, in the order in which they were made. */
  channels(game: string): Promise<readonly Channel[]>;
  /** The games that have channels. */
  games(): Promise<readonly string[]>;
  change(
    id: string,
    change: Partial<Pick<Channel, 'target' | 'confirmed' | 'sent' | 'trouble'>>,
  ): Promise<void>;
  /** Note what somebody has been told of in place of what was noted `before`; false where that is something else by now. */
  tell(id: string, before: ToldNotice | null, told: ToldNotice): Promise<boolean>;
  /** Forget a channel, and what was to be sent over it. */
  remove(id: string): Promise<void>;
  /** Count somebody who is asked to confirm an address; false when the game has asked `most` on that day. */
  invite(game: string, day: number, most: number): Promise<boolean>;
  /** Put something in the queue, unless one of its kind is in it; a reminder that waits there may become due earlier. */
  queue(notice: Omit<Notice, 'tries' | 'attempt'>): Promise<void>;
  /** Take what is due for oneself until then, but over none of these channels; null where there is nothing that no other has taken. */
  claim(by: string, now: number, until: number, not?: readonly string[]): Promise<Notice | null>;
  /** What one has taken is sent, or not to be sent any more. */
  done(notice: Notice, by: string): Promise<void>;
  /** Put back what one has taken, to be sent later. */
  later(notice: Notice, by: string, due: number, tries: number): Promise<void>;
  /** Put back what one has taken as it was, as taken so many times. */
  putBack(notice: Notice, by: string, attempt: number): Promise<void>;
  /** How many are in the queue. */
  waiting(): Promise<number>;
  /** When the next is due that nobody has taken, but over none of these channels; null where there is none. */
  next(not?: readonly string[]): Promise<number | null>;
}

/** The channels of people, and the queue that is worked off, by several processes together where there are some. */
export function noticesIn(sql: Sql): NoticeStore {
  return { ...channels(sql), ...changes(sql), ...queue(sql) };
}

type Queue = 'queue' | 'claim' | 'done' | 'later' | 'putBack' | 'waiting' | 'next';
type Changes = 'change' | 'tell' | 'remove' | 'invite';

function channels(sql: Sql): Omit<NoticeStore, Queue | Changes> {
  return {
    async secret(name, offered) {
      await sql.run('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, offered);
      return String((await rowOf(sql, 'SELECT value FROM secret WHERE name = $1', name))?.['value']);
    },
    add: ({ id, game, at, kind, target, confirmed, made }) =>
      sql.run(
        'INSERT INTO channel (id, game, at, kind, target, confirmed, made) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        id,
        game,
        at,
        kind,
        JSON.stringify(target),
        confirmed ? 1 : 0,
        made,
      ),
    async channel(id) {
      const row = await rowOf(sql, 'SELECT * FROM channel WHERE id = $1', id);
      return row ? channelIn(row) : null;
    },
    channels: async (game) =>
      (await sql.rows('SELECT * FROM channel WHERE game = $1 ORDER BY seq', game)).map(channelIn),
    games: async () =>
      (await sql.rows('SELECT DISTINCT game FROM channel ORDER BY game')).map(({ game }) => String(game)),
  };
}

/** What becomes of a channel, and how often somebody was invited. */
function changes(sql: Sql): Pick<NoticeStore, Changes> {
  return {
    async change(id, change) {
      const columns = columnsOf(change);
      const set = columns.map(([column], i) => `${column} = $${i + 2}`).join(', ');
      if (columns.length > 0)
        await sql.run(`UPDATE channel SET ${set} WHERE id = $1`, id, ...columns.map(([, value]) => value));
    },
    tell: async (id, before, told) =>
      isDone(
        await sql.atOnce([
          statement(
            "UPDATE channel SET told = $2 WHERE id = $1 AND coalesce(told, 'null') = $3 RETURNING id",
            id,
            JSON.stringify(told),
            JSON.stringify(before),
          ),
        ]),
      ),
    async remove(id) {
      await sql.atOnce([
        // nobody queues anything for it meanwhile
        statement('SELECT 1 FROM channel WHERE id = $1 FOR UPDATE', id),
        statement('DELETE FROM notice WHERE channel = $1', id),
        statement('DELETE FROM channel WHERE id = $1', id),
      ]);
    },
    invite: async (game, day, most) =>
      isDone(
        await sql.atOnce([
          statement(
            `INSERT INTO invited (game, day, count) VALUES ($1, $2, 1)
             ON CONFLICT (game, day) DO UPDATE SET count = invited.count + 1 WHERE invited.count < $3 RETURNING count`,
            game,
            day,
            most,
          ),
        ]),
      ),
  };
}

/** What is changed of a channel, by its columns. */
function columnsOf({
  target,
  confirmed,
  sent,
  trouble,
}: Parameters<NoticeStore['change']>[1]): readonly (readonly [column: string, value: Value])[] {
  return [
    ...(target === undefined ? [] : [['target', JSON.stringify(target)] as const]),
    ...(confirmed === undefined ? [] : [['confirmed', confirmed ? 1 : 0] as const]),
    ...(sent === undefined ? [] : [['sent', sent] as const]),
    ...(trouble === undefined ? [] : [['trouble', trouble] as const]),
  ];
}

function queue(sql: Sql): Pick<NoticeStore, Queue> {
  return {
    // over a channel that has been left meanwhile nothing is sent
    queue: ({ channel, kind, made, due, more }) =>
      sql.run(
        `INSERT INTO notice (channel, kind, made, due, more)
         SELECT id, $2, $3, $4, $5 FROM channel WHERE id = $1 FOR KEY SHARE
         ON CONFLICT (channel, kind) DO UPDATE SET due = least(notice.due, excluded.due)
           WHERE notice.kind = 'reminder' AND notice.tries = 0 AND notice.claim IS NULL`,
        channel,
        kind,
        made,
        due,
        JSON.stringify(more),
      ),
    async claim(by, now, until, not = []) {
      const done = await sql.atOnce([
        statement(
          `UPDATE notice SET claim = $1, until = $3, attempt = attempt + 1 WHERE (channel, kind) =
             (SELECT channel, kind FROM notice WHERE due <= $2 AND until <= $2 AND NOT channel = ANY($4)
              ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING channel, kind, made, due, tries, attempt, more`,
          by,
          now,
          until,
          not,
        ),
      ]);
      const row = done?.[0]?.[0];
      return row ? noticeIn(row) : null;
    },
    done: ({ channel, kind }, by) =>
      sql.run('DELETE FROM notice WHERE channel = $1 AND kind = $2 AND claim = $3', channel, kind, by),
    later: ({ channel, kind }, by, due, tries) =>
      sql.run(
        `UPDATE notice SET due = $1, tries = $2, attempt = 0, claim = NULL, until = 0
         WHERE channel = $3 AND kind = $4 AND claim = $5`,
        due,
        tries,
        channel,
        kind,
        by,
      ),
    putBack: ({ channel, kind }, by, attempt) =>
      sql.run(
        `UPDATE notice SET attempt = $1, claim = NULL, until = 0 WHERE channel = $2 AND kind = $3 AND claim = $4`,
        attempt,
        channel,
        kind,
        by,
      ),
    waiting: async () => Number((await rowOf(sql, 'SELECT count(*) AS count FROM notice'))?.['count']),
    async next(not = []) {
      const text = 'SELECT min(greatest(due, until)) AS next FROM notice WHERE NOT channel = ANY($1)';
      const at = (await rowOf(sql, text, not))?.['next'];
      return typeof at === 'number' ? at : null;
    },
  };
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A channel as it is stored. */
function channelIn(row: SqlRow): Channel {
  return {
    id: String(row['id']),
    game: String(row['game']),
    at: numberIn(row['at']),
    kind: row['kind'] as ChannelKind,
    target: JSON.parse(String(row['target'])) as Json,
    confirmed: row['confirmed'] === 1,
    made: Number(row['made']),
    told: JSON.parse(textIn(row['told']) ?? 'null') as ToldNotice | null,
    sent: numberIn(row['sent']),
    trouble: textIn(row['trouble']),
  };
}

/** What is to be sent as it is stored. */
function noticeIn(row: SqlRow): Notice {
  return {
    channel: String(row['channel']),
    kind: row['kind'] as Notice['kind'],
    made: Number(row['made']),
    due: Number(row['due']),
    tries: Number(row['tries']),
    attempt: Number(row['attempt']),
    more: JSON.parse(textIn(row['more']) ?? 'null') as Json,
  };
}
