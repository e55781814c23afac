import type { DatabaseSync } from 'node:sqlite';
import type { Act, ActShown } from '../kernel/act.ts';
import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import type { Seat } from '../kernel/decision.ts';
import type { Entry, Header, StoredEntry } from '../kernel/entry.ts';
import { type WordBook, words } from '../kernel/words.ts';
import { openFile } from './schema.ts';
import type { Store, Stowed } from './store.ts';

/** Somebody who may see a game. Of the key only the hash is known. No seats: a spectator. */
export interface Person {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly key: Uint8Array;
  readonly revoked: boolean;
}

/** Something that waits for the agreement of seats from whom it takes a decision. */
export interface Proposal {
  readonly by: string;
  /** The seats that must agree, and those that have. */
  readonly concerned: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly act: Act;
  readonly shown: ActShown;
}

/** Who sits at a game. A person's place in the list never changes. */
export interface Seating {
  readonly title: string;
  /** The hash of the key that manages the people; null where nobody may. */
  readonly creator: Uint8Array | null;
  readonly people: readonly Person[];
  readonly proposal: Proposal | null;
}

/** A store that also knows who sits where. Every change is durable when its promise resolves. */
export interface Database extends Store {
  /** As in every store; an entry that everybody can see ends the proposal that is open. */
  append(id: string, after: number, entry: Entry, isSeen?: boolean): Promise<Stowed | Refusal>;
  /** Store a new game with its people, or nothing. Refused when the id is taken. */
  found(id: string, header: Header, seating: Omit<Seating, 'proposal'>): Promise<Refusal | null>;
  /** Who sits at a game; null when there is none. */
  seating(id: string): Promise<Seating | null>;
  /** Add a person to a game at a place. Throws when the place is taken. */
  seat(id: string, at: number, person: Person): Promise<void>;
  /** Let a person's key open nothing any more. */
  revoke(id: string, at: number): Promise<void>;
  /** Put a proposal in place of the one that is open, under the request key that asked for it. */
  propose(id: string, proposal: Proposal | null, request: string): Promise<void>;
  /** Whether a request was done, as an entry or as a proposal. */
  wasDone(id: string, request: string): Promise<boolean>;
}

/** The texts of refusals by the embedded database. */
export const DATABASE_WORDS: WordBook = {
  'database.locked': '{path} is in use by another process. Close that one first.',
  'database.newer': '{path} was written by a newer version (schema {made}; this version knows {here}).',
  'database.notOurs': '{path} is not a database of this program; nothing was changed.',
  'database.noAccess': '{path} cannot be opened: {reason}.',
};

/**
 * Games in one embedded database file (write-ahead log, synchronous FULL), which this process holds alone until
 * `close`. Refused when the file cannot be had. Errors of the disk are thrown: what was asked is then not done.
 */
export function openDatabase(path: string): Database | Refusal {
  const db = openFile(path);
  return isRefusal(db) ? db : { ...entries(db), ...people(db) };
}

function entries(db: DatabaseSync): Pick<Database, keyof Store> {
  const header = db.prepare('SELECT header FROM game WHERE id = ?');
  const bodies = db.prepare('SELECT body FROM entry WHERE game = ? ORDER BY n');
  const ids = db.prepare('SELECT id FROM game ORDER BY id');
  const last = db.prepare(
    'SELECT game.id, max(entry.n) AS n FROM game LEFT JOIN entry ON game = id WHERE id = ?',
  );
  const requested = db.prepare('SELECT n FROM entry WHERE game = ? AND request = ?');
  const insert = db.prepare('INSERT INTO entry (game, n, request, body) VALUES (?, ?, ?, ?)');
  const replace = db.prepare('UPDATE game SET header = ? WHERE id = ?');
  const settle = db.prepare('UPDATE game SET proposal = NULL WHERE id = ?');
  return {
    create: async (id, header) => found(db, id, header, { title: '', creator: null, people: [] }),
    load: async (id) => {
      const row = header.get(id);
      if (!row) return refuse(words('store.none', { id }));
      const parsed = bodies.all(id).map((each) => JSON.parse(String(each['body'])) as StoredEntry);
      return { header: JSON.parse(String(row['header'])) as Header, entries: parsed };
    },
    append: async (id, after, entry, isSeen = false) =>
      atomic(db, () => {
        const row = last.get(id);
        if (row?.['id'] !== id) return refuse(words('store.none', { id }));
        const again = entry.request === undefined ? undefined : requested.get(id, entry.request);
        if (again) return { n: Number(again['n']), again: true };
        if (Number(row['n'] ?? 0) !== after || entry.n !== after + 1)
          return refuse(words('store.moved', { n: after + 1 }));
        insert.run(id, entry.n, entry.request ?? null, JSON.stringify(entry));
        if (isSeen) settle.run(id);
        return { n: entry.n, again: false };
      }),
    rehead: async (id, fresh) =>
      replace.run(JSON.stringify(fresh), id).changes === 1 ? null : refuse(words('store.none', { id })),
    list: async () => ids.all().map((row) => String(row['id'])),
    close: async () => db.close(),
  };
}

function people(db: DatabaseSync): Omit<Database, keyof Store> {
  const game = db.prepare('SELECT title, creator, proposal FROM game WHERE id = ?');
  const seated = db.prepare('SELECT name, seats, key, revoked FROM person WHERE game = ? ORDER BY at');
  const revoke = db.prepare('UPDATE person SET revoked = 1 WHERE game = ? AND at = ?');
  const propose = db.prepare('UPDATE game SET proposal = ? WHERE id = ?');
  const note = db.prepare('INSERT INTO request (game, request) VALUES (?, ?)');
  const done = db.prepare(
    'SELECT 1 FROM entry WHERE game = ?1 AND request = ?2 UNION SELECT 1 FROM request WHERE game = ?1 AND request = ?2',
  );
  return {
    found: async (id, header, seating) => found(db, id, header, seating),
    seating: async (id) => {
      const row = game.get(id);
      if (!row) return null;
      const proposal = proposalIn(row['proposal']);
      const creator = row['creator'] as Uint8Array | null;
      return { title: String(row['title']), creator, proposal, people: seated.all(id).map(person) };
    },
    seat: async (id, at, newcomer) => sit(db, id, at, newcomer),
    revoke: async (id, at) => void revoke.run(id, at),
    propose: async (id, proposal, request) =>
      atomic(db, () => {
        propose.run(proposal && JSON.stringify(proposal), id);
        note.run(id, request);
      }),
    wasDone: async (id, request) => done.get(id, request) !== undefined,
  };
}

/** A proposal as it is stored; one of an earlier version, which others could not read, has lapsed. */
function proposalIn(stored: unknown): Proposal | null {
  const proposal = typeof stored === 'string' ? (JSON.parse(stored) as Partial<Proposal>) : {};
  return proposal.shown ? (proposal as Proposal) : null;
}

function person(row: Record<string, unknown>): Person {
  const seats = JSON.parse(String(row['seats'])) as Seat[];
  return {
    name: String(row['name']),
    seats,
    key: row['key'] as Uint8Array,
    revoked: row['revoked'] === 1,
  };
}

function found(
  db: DatabaseSync,
  id: string,
  header: Header,
  { title, creator, people }: Omit<Seating, 'proposal'>,
): Refusal | null {
  return atomic(db, () => {
    if (db.prepare('SELECT 1 FROM game WHERE id = ?').get(id)) return refuse(words('store.exists', { id }));
    const insert = db.prepare('INSERT INTO game (id, header, title, creator) VALUES (?, ?, ?, ?)');
    insert.run(id, JSON.stringify(header), title, creator);
    for (const [at, each] of people.entries()) sit(db, id, at, each);
    return null;
  });
}

function sit(db: DatabaseSync, id: string, at: number, { name, seats, key, revoked }: Person): void {
  db.prepare('INSERT INTO person (game, at, name, seats, key, revoked) VALUES (?, ?, ?, ?, ?, ?)').run(
    id,
    at,
    name,
    JSON.stringify(seats),
    key,
    revoked ? 1 : 0,
  );
}

/** Do all of it or nothing. */
function atomic<T>(db: DatabaseSync, act: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
