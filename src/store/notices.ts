import type { DatabaseSync } from 'node:sqlite';
import type { Json } from '../kernel/json.ts';
import type { Writer } from './together.ts';

/** How somebody is told: by the browser's push service, by mail, or by a web hook. */
export type ChannelKind = 'push' | 'mail' | 'hook';

/** What somebody has been told of, and what waited when that was last looked at. */
export interface Told {
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
  readonly told: Told | null;
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
  tell(id: string, before: Told | null, told: Told): Promise<boolean>;
  /** Forget a channel, and what was to be sent over it. */
  remove(id: string): Promise<void>;
  /** Count somebody who is asked to confirm an address; false when the game has asked `most` on that day. */
  invite(game: string, day: number, most: number): Promise<boolean>;
  /** Put something in the queue, unless one of its kind is in it; a reminder that waits there may become due earlier. */
  queue(notice: Omit<Notice, 'tries' | 'attempt'>): Promise<void>;
  /** Take what is due for oneself until then; null where there is nothing that no other has taken. */
  claim(by: string, now: number, until: number): Promise<Notice | null>;
  /** What one has taken is sent, or not to be sent any more. */
  done(notice: Notice, by: string): Promise<void>;
  /** Put back what one has taken, to be sent later. */
  later(notice: Notice, by: string, due: number, tries: number): Promise<void>;
  /** How many are in the queue. */
  waiting(): Promise<number>;
  /** When the next is due that nobody has taken; null where the queue is empty. */
  next(): Promise<number | null>;
}

/** The part of the embedded database that is about notices. */
export function noticeStore(db: DatabaseSync, writer: Writer): NoticeStore {
  return { ...channels(db, writer), ...queue(db, writer) };
}

type Queue = 'queue' | 'claim' | 'done' | 'later' | 'waiting' | 'next';

function channels(db: DatabaseSync, { write }: Writer): Omit<NoticeStore, Queue> {
  const offer = db.prepare('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const secret = db.prepare('SELECT value FROM secret WHERE name = ?');
  const add = db.prepare(
    'INSERT INTO channel (id, game, at, kind, target, confirmed, made) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const one = db.prepare('SELECT * FROM channel WHERE id = ?');
  const of = db.prepare('SELECT * FROM channel WHERE game = ? ORDER BY rowid');
  const games = db.prepare('SELECT DISTINCT game FROM channel ORDER BY game');
  const set = db.prepare('UPDATE channel SET target = ?, confirmed = ?, sent = ?, trouble = ? WHERE id = ?');
  const tell = db.prepare("UPDATE channel SET told = ? WHERE id = ? AND coalesce(told, 'null') = ?");
  const empty = db.prepare('DELETE FROM notice WHERE channel = ?');
  const remove = db.prepare('DELETE FROM channel WHERE id = ?');
  const invite = db.prepare(
    `INSERT INTO invited (game, day, count) VALUES (?1, ?2, 1)
     ON CONFLICT (game, day) DO UPDATE SET count = count + 1 WHERE count < ?3`,
  );
  const channel = (id: string): Channel | null => {
    const row = one.get(id);
    return row ? channelIn(row) : null;
  };
  return {
    secret: (name, offered) =>
      write(() => {
        offer.run(name, offered);
        return String(secret.get(name)?.['value']);
      }),
    add: ({ id, game, at, kind, target, confirmed, made }) =>
      write(() => void add.run(id, game, at, kind, JSON.stringify(target), confirmed ? 1 : 0, made)),
    channel: async (id) => channel(id),
    channels: async (game) => of.all(game).map(channelIn),
    games: async () => games.all().map(({ game }) => String(game)),
    change: (id, change) =>
      write(() => {
        const before = channel(id);
        if (!before) return;
        const { target, confirmed, sent, trouble } = { ...before, ...change };
        set.run(JSON.stringify(target), confirmed ? 1 : 0, sent, trouble, id);
      }),
    tell: (id, before, told) =>
      write(() => tell.run(JSON.stringify(told), id, JSON.stringify(before)).changes === 1),
    remove: (id) =>
      write(() => {
        empty.run(id);
        remove.run(id);
      }),
    invite: (game, day, most) => write(() => invite.run(game, day, most).changes === 1),
  };
}

function queue(db: DatabaseSync, { write }: Writer): Pick<NoticeStore, Queue> {
  // over a channel that has been left meanwhile nothing is sent
  const put = db.prepare(
    `INSERT INTO notice (channel, kind, made, due, more)
     SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM channel WHERE id = ?1)
     ON CONFLICT (channel, kind) DO UPDATE SET due = min(due, excluded.due)
       WHERE kind = 'reminder' AND tries = 0 AND claim IS NULL`,
  );
  const claim = db.prepare(
    `UPDATE notice SET claim = ?1, until = ?3, attempt = attempt + 1 WHERE (channel, kind) =
       (SELECT channel, kind FROM notice WHERE due <= ?2 AND until <= ?2 ORDER BY due LIMIT 1)
     RETURNING channel, kind, made, due, tries, attempt, more`,
  );
  const done = db.prepare('DELETE FROM notice WHERE channel = ? AND kind = ? AND claim = ?');
  const later = db.prepare(
    `UPDATE notice SET due = ?, tries = ?, attempt = 0, claim = NULL, until = 0
     WHERE channel = ? AND kind = ? AND claim = ?`,
  );
  const waiting = db.prepare('SELECT count(*) AS count FROM notice');
  const next = db.prepare('SELECT min(max(due, until)) AS next FROM notice');
  return {
    queue: ({ channel, kind, made, due, more }) =>
      write(() => void put.run(channel, kind, made, due, JSON.stringify(more))),
    claim: (by, now, until) =>
      write(() => {
        const row = claim.get(by, now, until);
        return row ? noticeIn(row) : null;
      }),
    done: ({ channel, kind }, by) => write(() => void done.run(channel, kind, by)),
    later: ({ channel, kind }, by, due, tries) => write(() => void later.run(due, tries, channel, kind, by)),
    waiting: async () => Number(waiting.get()?.['count']),
    next: async () => {
      const at = next.get()?.['next'];
      return typeof at === 'number' ? at : null;
    },
  };
}

type Row = Record<string, unknown>;

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function channelIn(row: Row): Channel {
  return {
    id: String(row['id']),
    game: String(row['game']),
    at: numberIn(row['at']),
    kind: row['kind'] as ChannelKind,
    target: JSON.parse(String(row['target'])) as Json,
    confirmed: row['confirmed'] === 1,
    made: Number(row['made']),
    told: JSON.parse(textIn(row['told']) ?? 'null') as Told | null,
    sent: numberIn(row['sent']),
    trouble: textIn(row['trouble']),
  };
}

function noticeIn(row: Row): Notice {
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
