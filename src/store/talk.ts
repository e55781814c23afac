import type { Seat } from '../kernel/seat.ts';
import { rowOf, type Sql, type Statement, statement, type Tables } from './sql.ts';

/** Who says something: somebody, by their place among the game's people, its maker, or the table itself, for the server. */
export type Author = number | 'maker' | 'table';

/** Something that was said, beside a game and never in its record. */
export interface SaidLine {
  /** When, in milliseconds. */
  readonly at: number;
  readonly by: Author;
  /** What the person was called then: it stays when the key has ended. Nobody else has one. */
  readonly name: string;
  /** At whose desk; null: a spectator's, or the maker's. */
  readonly seat: Seat | null;
  /** Who hears it: the name of a room. */
  readonly room: string;
  readonly text: string;
}

/** A line that is stored with what it tells of: neither is without the other. */
export interface Announcement extends SaidLine {
  /** What no other line of the game has been said under. */
  readonly request: string;
}

/** Of one room whoever reads hears only what was said from a time on, or by some (null: the maker, or nobody who is known). */
export interface Apart {
  readonly room: string;
  readonly since: number;
  readonly of: readonly (number | null)[];
}

/** What spectators may do where all talk. */
export type Lookers = 'none' | 'read' | 'write';

/** What is said at the tables. Every change is durable when its promise resolves. */
export interface Talk {
  /** Say something, once for each request key of the person. Other processes are told of it together with it. */
  say(game: string, said: SaidLine, request: string): Promise<void>;
  /** What was said in rooms, as whoever hears just these counts it: after the first so many, at most so many. */
  heard(
    game: string,
    rooms: readonly string[],
    after: number,
    most: number,
    apart?: Apart,
  ): Promise<readonly SaidLine[]>;
  /** How much was said in rooms; null: in all. */
  count(game: string, rooms: readonly string[] | null, apart?: Apart): Promise<number>;
  /** How much somebody has said since a time. */
  saidSince(game: string, by: Author, at: number): Promise<number>;
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

/** The step of the schema that says who speaks where no person does. */
export const AUTHOR_SCHEMA = `ALTER TABLE talk ADD COLUMN author TEXT;
   UPDATE talk SET author = CASE WHEN name = '' THEN 'maker' ELSE 'table' END, name = '' WHERE by IS NULL;`;

/** Spectators hear what all say, and say nothing, unless the maker wills it otherwise. */
const USUAL: Lookers = 'read';

const AMONG = `FROM talk WHERE game = $1 AND room = ANY($2)
  AND (room <> $3 OR at >= $4 OR coalesce(CAST(by AS TEXT), '') = ANY($5))`;

/** What stands for its $3 to $5; nothing is apart in a room that there is not. */
function apartIn({ room, since, of }: Apart = { room: '', since: 0, of: [] }): [string, number, string[]] {
  return [room, since, of.map((each) => (each === null ? '' : String(each)))];
}

/** The talk of a database. */
export function talkIn(sql: Tables): Talk {
  return {
    say: (game, said, request) =>
      sql.aside(game, [
        // one after the other, so that their numbers come in the order in which they are seen
        statement('SELECT 1 FROM game WHERE id = $1 FOR NO KEY UPDATE', game),
        inserted(game, said, request, 'ON CONFLICT (game, request) DO NOTHING'),
      ]),
    heard: async (game, among, after, most, apart) =>
      (
        await sql.rows(
          `SELECT room, at, by, author, name, seat, text ${AMONG} ORDER BY n LIMIT $7 OFFSET $6`,
          game,
          among,
          ...apartIn(apart),
          after,
          most,
        )
      ).map(saidIn),
    count: (game, among, apart) =>
      among
        ? countOf(sql, `SELECT count(*) AS count ${AMONG}`, game, among, ...apartIn(apart))
        : countOf(sql, 'SELECT count(*) AS count FROM talk WHERE game = $1', game),
    saidSince: (game, by, at) =>
      countOf(
        sql,
        `SELECT count(*) AS count FROM talk
         WHERE game = $1 AND by IS NOT DISTINCT FROM CAST($2 AS INTEGER)
           AND author IS NOT DISTINCT FROM CAST($3 AS TEXT) AND at >= $4`,
        game,
        ...authorIn(by),
        at,
      ),
    ...readers(sql),
  };
}

/** What stores a line with what it tells of: it fails where something was said under its key. */
export function announce(game: string, { request, ...said }: Announcement): Statement {
  return inserted(game, said, request, '');
}

function inserted(
  game: string,
  { room, at, by, name, seat, text }: SaidLine,
  request: string,
  otherwise: string,
): Statement {
  const [person, author] = authorIn(by);
  return statement(
    `INSERT INTO talk (game, n, room, at, by, author, name, seat, text, request)
     SELECT $1, 1 + coalesce(max(n), 0), $2, $3, $4, $5, $6, $7, $8, $9 FROM talk WHERE game = $1 ${otherwise}`,
    game,
    room,
    at,
    person,
    author,
    name,
    seat,
    text,
    request,
  );
}

/** The columns that say who speaks. */
function authorIn(by: Author): readonly [number | null, string | null] {
  return typeof by === 'number' ? [by, null] : [null, by];
}

function readers(sql: Sql): Pick<Talk, 'seen' | 'see' | 'lookers' | 'letLookers'> {
  return {
    seen: (game, reader) =>
      countOf(sql, 'SELECT count FROM talk_seen WHERE game = $1 AND reader = $2', game, reader),
    see: (game, reader, count) =>
      sql.run(
        `INSERT INTO talk_seen (game, reader, count) VALUES ($1, $2, $3)
         ON CONFLICT (game, reader) DO UPDATE SET count = greatest(talk_seen.count, excluded.count)`,
        game,
        reader,
        count,
      ),
    lookers: async (game) =>
      ((await rowOf(sql, 'SELECT may FROM talk_lookers WHERE game = $1', game))?.['may'] as
        | Lookers
        | undefined) ?? USUAL,
    letLookers: (game, wish) =>
      sql.run(
        'INSERT INTO talk_lookers (game, may) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET may = excluded.may',
        game,
        wish,
      ),
  };
}

async function countOf(sql: Sql, ...asked: Parameters<Sql['rows']>): Promise<number> {
  return Number((await rowOf(sql, ...asked))?.['count'] ?? 0);
}

/** A line as it is stored. */
function saidIn({ room, at, by, author, name, seat, text }: Record<string, unknown>): SaidLine {
  return {
    room: String(room),
    at: Number(at),
    by: by === null ? (author as Author) : Number(by),
    name: String(name),
    seat: seat === null ? null : String(seat),
    text: String(text),
  };
}
