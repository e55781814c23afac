import type { DatabaseSync } from 'node:sqlite';
import type { Seat } from '../kernel/seat.ts';
import type { Writer } from './together.ts';

/** Something that was said, beside a game and never in its record. */
export interface Said {
  /** When, in milliseconds. */
  readonly at: number;
  /** The place of the person among the game's people; null: the maker, or with a name the table itself. */
  readonly by: number | null;
  /** What the person was called then: it stays when the key has ended. */
  readonly name: string;
  /** At whose desk; null: a spectator's, or the maker's. */
  readonly seat: Seat | null;
  /** Who hears it: the name of a room. */
  readonly room: string;
  readonly text: string;
}

/** What spectators may do where all talk. */
export type Lookers = 'none' | 'read' | 'write';

/** What is said at the tables. Every change is durable when its promise resolves. */
export interface Talk {
  /** Say something, once for each request key of the person. Other processes are told of it together with it. */
  say(game: string, said: Said, request: string): Promise<void>;
  /** What was said in rooms, as whoever hears just these counts it: after the first so many, at most so many. */
  heard(game: string, rooms: readonly string[], after: number, most: number): Promise<readonly Said[]>;
  /** How much was said in rooms; null: in all. */
  count(game: string, rooms: readonly string[] | null): Promise<number>;
  /** How much a person has said since a time. */
  saidSince(game: string, by: number | null, at: number): Promise<number>;
  /** How many lines of those that a reader hears were seen. */
  seen(game: string, reader: string): Promise<number>;
  see(game: string, reader: string, count: number): Promise<void>;
  lookers(game: string): Promise<Lookers>;
  letLookers(game: string, may: Lookers): Promise<void>;
}

/** What it stands in. */
export const TALK_TABLES = `
   CREATE TABLE talk (
     game TEXT NOT NULL REFERENCES game(id),
     n INTEGER NOT NULL,
     room TEXT NOT NULL,
     at INTEGER NOT NULL,
     by INTEGER,
     name TEXT NOT NULL,
     seat TEXT,
     text TEXT NOT NULL,
     request TEXT NOT NULL,
     PRIMARY KEY (game, n),
     UNIQUE (game, request)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX talk_room ON talk(game, room, n);
   CREATE TABLE talk_seen (
     game TEXT NOT NULL REFERENCES game(id),
     reader TEXT NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (game, reader)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE talk_lookers (
     game TEXT PRIMARY KEY REFERENCES game(id),
     may TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`;

/** Spectators hear what all say, and say nothing, unless the maker wills it otherwise. */
export const USUAL: Lookers = 'read';

/** The talk of a database. */
export function talkIn(db: DatabaseSync, { write }: Writer): Talk {
  const insert = db.prepare(
    `INSERT INTO talk (game, n, room, at, by, name, seat, text, request)
     SELECT ?1, 1 + coalesce(max(n), 0), ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM talk WHERE game = ?1
     ON CONFLICT (game, request) DO NOTHING`,
  );
  const within = 'FROM talk WHERE game = ?1 AND room IN (SELECT value FROM json_each(?2))';
  const heard = db.prepare(`SELECT room, at, by, name, seat, text ${within} ORDER BY n LIMIT ?4 OFFSET ?3`);
  const count = db.prepare(`SELECT count(*) AS count ${within}`);
  const since = db.prepare('SELECT count(*) AS count FROM talk WHERE game = ? AND by IS ? AND at >= ?');
  const all = db.prepare('SELECT count(*) AS count FROM talk WHERE game = ?');
  return {
    say: (game, { room, at, by, name, seat, text }, request) =>
      write(() => void insert.run(game, room, at, by, name, seat, text, request)),
    heard: async (game, among, after, most) =>
      heard.all(game, JSON.stringify(among), after, most).map(saidIn),
    count: async (game, among) =>
      Number((among ? count.get(game, JSON.stringify(among)) : all.get(game))?.['count'] ?? 0),
    saidSince: async (game, by, at) => Number(since.get(game, by, at)?.['count'] ?? 0),
    ...readers(db, write),
  };
}

function readers(
  db: DatabaseSync,
  write: Writer['write'],
): Pick<Talk, 'seen' | 'see' | 'lookers' | 'letLookers'> {
  const seen = db.prepare('SELECT count FROM talk_seen WHERE game = ? AND reader = ?');
  const see = db.prepare(
    `INSERT INTO talk_seen (game, reader, count) VALUES (?, ?, ?)
     ON CONFLICT (game, reader) DO UPDATE SET count = max(count, excluded.count)`,
  );
  const may = db.prepare('SELECT may FROM talk_lookers WHERE game = ?');
  const will = db.prepare(
    'INSERT INTO talk_lookers (game, may) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET may = excluded.may',
  );
  return {
    seen: async (game, reader) => Number(seen.get(game, reader)?.['count'] ?? 0),
    see: (game, reader, count) => write(() => void see.run(game, reader, count)),
    lookers: async (game) => (may.get(game)?.['may'] as Lookers | undefined) ?? USUAL,
    letLookers: (game, wish) => write(() => void will.run(game, wish)),
  };
}

/** A line as it is stored. */
export function saidIn({ room, at, by, name, seat, text }: Record<string, unknown>): Said {
  return {
    room: String(room),
    at: Number(at),
    by: by === null ? null : Number(by),
    name: String(name),
    seat: seat === null ? null : String(seat),
    text: String(text),
  };
}
