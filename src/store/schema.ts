import { BOT_SCHEMA, HINT_SCHEMA } from './bots.ts';
import { DEADLINE_SCHEMA } from './deadlines.ts';
import { FOR_OTHERS_SCHEMA } from './for-others.ts';
import { DRAFT_STEP, NOTE_STEP, NOTES_TABLES } from './notes.ts';
import { PRESENCE_SCHEMA } from './presence.ts';
import { heldSchema } from './seating.ts';
import type { Engine } from './sql.ts';
import { LET_READ_SCHEMA, STAND_IN_SCHEMA } from './stand-ins.ts';
import { AUTHOR_SCHEMA, TALK_TABLES } from './talk.ts';

/** "Dmch": how a database file says that it is ours. */
export const APPLICATION = 0x446d6368;

/** Each step leads from one version of the schema to the next. Only ever add to the end. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE game (
     id TEXT PRIMARY KEY,
     header TEXT NOT NULL,
     title TEXT NOT NULL DEFAULT '',
     creator BLOB,
     proposal TEXT
   ) STRICT;
   CREATE TABLE entry (
     game TEXT NOT NULL REFERENCES game(id),
     n INTEGER NOT NULL,
     request TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (game, n),
     UNIQUE (game, request)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE person (
     game TEXT NOT NULL REFERENCES game(id),
     at INTEGER NOT NULL,
     name TEXT NOT NULL,
     seats TEXT NOT NULL,
     key BLOB NOT NULL UNIQUE,
     revoked INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (game, at)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE request (
     game TEXT NOT NULL REFERENCES game(id),
     request TEXT NOT NULL,
     PRIMARY KEY (game, request)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE entry ADD COLUMN digest TEXT;
   ALTER TABLE request ADD COLUMN digest TEXT;
   CREATE INDEX game_creator ON game(creator);`,
  `CREATE TABLE ended_creator (
     key BLOB PRIMARY KEY,
     game TEXT NOT NULL REFERENCES game(id)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE club (
     id TEXT PRIMARY KEY,
     key BLOB NOT NULL UNIQUE,
     body TEXT NOT NULL
   ) STRICT;`,
  TALK_TABLES,
  NOTES_TABLES,
  `CREATE TABLE published (
     game TEXT PRIMARY KEY REFERENCES game(id),
     at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE secret (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT;
   CREATE TABLE channel (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL REFERENCES game(id),
     at INTEGER,
     kind TEXT NOT NULL,
     target TEXT NOT NULL,
     confirmed INTEGER NOT NULL,
     made INTEGER NOT NULL,
     told TEXT,
     sent INTEGER,
     trouble TEXT
   ) STRICT;
   CREATE INDEX channel_game ON channel(game);
   CREATE TABLE notice (
     channel TEXT NOT NULL REFERENCES channel(id),
     kind TEXT NOT NULL,
     made INTEGER NOT NULL,
     due INTEGER NOT NULL,
     tries INTEGER NOT NULL DEFAULT 0,
     more TEXT,
     claim TEXT,
     until INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (channel, kind)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX notice_due ON notice(due);
   CREATE TABLE invited (
     game TEXT NOT NULL REFERENCES game(id),
     day INTEGER NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (game, day)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE entry ADD COLUMN at INTEGER;
   ALTER TABLE game ADD COLUMN since TEXT;`,
  PRESENCE_SCHEMA,
  DEADLINE_SCHEMA,
  `CREATE TABLE upkeep (
     game TEXT PRIMARY KEY REFERENCES game(id),
     ended INTEGER,
     archived INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE seen (
     game TEXT NOT NULL REFERENCES game(id),
     person INTEGER NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (game, person)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE club_table (
     id TEXT PRIMARY KEY,
     title TEXT NOT NULL,
     key BLOB NOT NULL UNIQUE,
     template TEXT NOT NULL
   ) STRICT;
   CREATE TABLE club_table_game (
     game TEXT PRIMARY KEY REFERENCES game(id),
     club_table TEXT NOT NULL REFERENCES club_table(id),
     at INTEGER NOT NULL,
     UNIQUE (club_table, at)
   ) STRICT, WITHOUT ROWID;`,
  STAND_IN_SCHEMA,
  'ALTER TABLE notice ADD COLUMN attempt INTEGER NOT NULL DEFAULT 0;',
  BOT_SCHEMA,
  HINT_SCHEMA,
  DRAFT_STEP,
  AUTHOR_SCHEMA,
  FOR_OTHERS_SCHEMA,
  LET_READ_SCHEMA,
  NOTE_STEP,
  heldSchema('BLOB', 'INTEGER'),
];

/** The version of the schema that this program writes. */
export const SCHEMA = MIGRATIONS.length;

/** The name of the secret that holds the links which a browser knows, in the file of its games and nowhere else. */
const LINKS = 'links of a browser';

/** Put in a database the links that its games are reached by, or none. */
export function layLinks(db: Engine, links: string): void {
  db.prepare('INSERT OR REPLACE INTO secret (name, value) VALUES (?, ?)').all(LINKS, links);
  forgetDice(db);
}

/** Take the links out of a database whose tables are up to date; null: there are none in it. */
export function takeLinks(db: Engine): string | null {
  const row = db.prepare('SELECT value FROM secret WHERE name = ?').get(LINKS);
  if (row === undefined) return null;
  // overwritten, not only let go
  db.exec('PRAGMA secure_delete = ON');
  db.prepare('DELETE FROM secret WHERE name = ?').all(LINKS);
  return String(row['value']);
}

/** The name of the secret from which a house has the dice of its games. */
export const DICE_SECRET = 'dice';

/** Take out of a copy what foresees dice: wherever it is put back, games go on with other chains. */
export function forgetDice(db: Engine): void {
  const there = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'secret'").get();
  if (there === undefined) return;
  db.exec('PRAGMA secure_delete = ON');
  db.prepare('DELETE FROM secret WHERE name = ?').all(DICE_SECRET);
}

/** Databases of more bytes are looked through only when somebody asks: nobody waits for it at every start. */
export const MOST_AT_START = 268_435_456;

/** What is wrong with the pages of a database, or null. */
export function damageIn(db: Engine, check: 'quick_check' | 'integrity_check'): string | null {
  const [found] = Object.values(db.prepare(`PRAGMA ${check}(1)`).get() ?? {});
  return found === 'ok' ? null : String(found).replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** The same when somebody asks while the database is in use. */
export function damageFound(db: Engine): string | null {
  try {
    return damageIn(db, 'integrity_check');
  } catch (error) {
    if (isCorrupt(error)) return (error as Error).message;
    throw error;
  }
}

/** Why a database is not for this program, or null: it is of something else, or of a newer version. Changes nothing. */
export function strangeIn(db: Engine): 'other' | { readonly made: number; readonly here: number } | null {
  const made = pragma(db, 'user_version');
  const blank = pragma(db, 'schema_version') === 0;
  if (pragma(db, 'application_id') !== APPLICATION && !blank) return 'other';
  return made > SCHEMA ? { made, here: SCHEMA } : null;
}

/** Bring a database up to date, or make its tables. */
export function migrate(db: Engine): void {
  const made = pragma(db, 'user_version');
  if (made === SCHEMA) return;
  db.exec('BEGIN IMMEDIATE');
  for (const step of MIGRATIONS.slice(made)) db.exec(step);
  db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${SCHEMA}; COMMIT`);
}

function pragma(db: Engine, name: string): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/** SQLite's number for an error, without what says more of it; NaN: it is none of SQLite's. */
export function numberOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : Number.NaN;
}

const CORRUPT = 11;

/** Whether an error says that pages of the database cannot be read. */
export function isCorrupt(error: unknown): boolean {
  return numberOf(error) === CORRUPT;
}
