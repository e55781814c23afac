import type { DatabaseSync } from 'node:sqlite';
import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import type { Entry, Header } from '../kernel/game/entry.ts';
import { isRecord, type Json } from '../kernel/json.ts';
import { type WordBook, words } from '../kernel/texts/words.ts';
import { readBots } from './bots.ts';
import { care } from './care.ts';
import { readHeader } from './line-format.ts';
import type { Others } from './others.ts';
import { parsed } from './parsed.ts';
import { type Rooms, roomsIn } from './rooms.ts';
import { readable } from './rows.ts';
import { openFile } from './schema.ts';
import {
  type Begun,
  type FirstSeating,
  found,
  type Person,
  personIn,
  type Proposal,
  proposalIn,
  type Seating,
  sit,
} from './seating.ts';
import { readStandIns } from './stand-ins.ts';
import type { Beside, Store, Stowed } from './store.ts';
import { type Since, sinceIn } from './times.ts';
import { syncLog } from './log-sync.ts';
import { makeWriter, type Writer } from './together.ts';

/** What a list of games says of one; null: it cannot be read. */
export interface GameAbout {
  readonly id: string;
  readonly title: string;
  readonly rulebook: string | null;
  readonly scenario: string | null;
  readonly entries: number;
  readonly people: readonly Pick<Person, 'name' | 'seats' | 'revoked'>[];
}

/**
 * What goes with an entry: the digest of the request, whether everybody can see it, which ends a proposal, and since when
 * each seat is asked now.
 */
export interface BesideHere extends Beside {
  readonly digest?: string;
  readonly isSeen?: boolean;
  readonly since?: Since;
}

/** A club file that is kept for whoever has its key. */
export interface KeptClub {
  readonly key: Uint8Array;
  readonly body: Json;
}

/** A store that also knows who sits where. Every change is durable when its promise resolves. */
export interface Database extends Store, Rooms {
  /** Store a new game with its people and what it was told first, or nothing. Refused when the id is taken. */
  found(
    id: string,
    header: Header,
    seating: FirstSeating,
    first?: readonly Entry[],
    begun?: Begun,
  ): Promise<Refusal | null>;
  /** Since when each seat is asked that the open step asks. */
  since(id: string): Promise<Since>;
  /** Who sits at a game; null when there is none. Refused when that cannot be read. */
  seating(id: string): Promise<Seating | null | Refusal>;
  /** Add a person to a game at a place. Throws when the place is taken. */
  seat(id: string, at: number, person: Person): Promise<void>;
  /**
   * Seat a spectator whose link opens a game for everybody, in place of the one before, whose link ends with that.
   * Throws when the place is taken.
   */
  publish(id: string, at: number, everybody: Person): Promise<void>;
  /**
   * Let a person's key open nothing any more: nobody stands in for them then, nor they for anybody, and a game that
   * their link published is so no longer. `ends`: whether the proposal that is open ends with it.
   */
  revoke(id: string, at: number, ends: boolean): Promise<void>;
  /** Put a proposal in place of the one that is open, under the request key that asked for it. */
  propose(id: string, proposal: Proposal | null, request: string, digest?: string): Promise<void>;
  /** As in every store, with what is stored beside the entry. */
  append(id: string, after: number, entry: Entry, beside?: BesideHere): Promise<Stowed | Refusal>;
  /**
   * The digest of the request that was done under a key, as an entry or as a proposal; null when none was, empty when
   * it was stored without one.
   */
  doneAs(id: string, request: string): Promise<string | null>;
  /**
   * Whether the key with this hash opens anything, somebody's seat, the management of a game or a club file, or did so once;
   * public: a game, for everybody.
   */
  opens(key: Uint8Array): Promise<'open' | 'public' | 'ended' | 'nothing'>;
  /** Put another key in the place of the one that manages the people of a game, which has ended then. */
  manage(id: string, key: Uint8Array): Promise<void>;
  /** Keep a club file, in place of the one before; the hash of its key stays as it was given first. */
  keepClub(id: string, key: Uint8Array, body: Json): Promise<void>;
  /** A club file and the hash of its key; null where there is none, or it cannot be read. */
  club(id: string): Promise<KeptClub | null>;
  /** Forget a club file. */
  forgetClub(id: string): Promise<void>;
  /** All games, those that were made first in front. */
  games(): Promise<readonly GameAbout[]>;
  /** Copy everything into a new file, while the database is in use. Refused when the file cannot be written. */
  backUp(file: string): Promise<Refusal | null>;
  /** Look through every page; what is wrong, or null. */
  damage(): Promise<string | null>;
  /** The other processes that use it; null: this one has it alone. */
  readonly others: Others | null;
}

/** The texts of refusals by databases. */
export const DATABASE_WORDS: WordBook = {
  'database.locked': '{path} is in use by another process. Close that one first.',
  'database.newer': '{path} was written by a newer version (schema {made}; this version knows {here}).',
  'database.notOurs':
    '{path} is not a database of this program, or its first page is damaged; nothing was changed.',
  'database.empty':
    '{path} is empty: what was in it is lost, or it was never used. Restore a backup ("demarche restore"), or delete the file to begin anew.',
  'database.damaged':
    '{path} is damaged ({reason}); nothing was changed. Restore a backup: "demarche restore FILE --replace".',
  'database.logDamaged':
    '{path}-wal, the log of what was stored last, is damaged: {lost} changes or more in it cannot be read. Nothing was changed. Restore a backup ("demarche restore FILE --replace"); or, to go on with what stands before the damage, keep a copy of the log and cut it to its first {bytes} bytes ("truncate -s {bytes}").',
  'backup.exists': '{file} exists already; nothing was written.',
  'backup.none': 'There is no backup at {file}.',
  'backup.there':
    'There are games in {path} already, and nothing was changed. With --replace they are put aside, and the backup takes their place.',
  'backup.damaged': 'The backup {file} is damaged ({reason}); nothing was changed.',
  'backup.unwritten': '{file} cannot be written ({reason}); nothing was changed.',
  'database.noAccess': '{path} cannot be opened: {reason}.',
  'postgres.address':
    'The address of the database cannot be read: write it as postgres://name@machine/database.',
  'postgres.unreached': '{where} cannot be reached ({reason}).',
  'postgres.password': '{where} does not let us in: the name or the password is wrong.',
  'postgres.noDatabase': 'There is no database at {where}: make it first ("createdb").',
  'postgres.noSchema': '{where} has no schema in which tables can stand: make the one that is named first.',
  'postgres.noRights': '{where} does not let us make or use our tables ({reason}).',
  'postgres.notOurs':
    '{where} has tables of something else; nothing was changed. Take a database of its own.',
  'postgres.inUse': 'A server uses {where}. End all that do first.',
  'postgres.there':
    'There are games in {where} already, and nothing was changed. With --replace they are put aside, and the backup takes their place.',
};

/**
 * Games in one embedded database file (write-ahead log, synced before anything is said to be stored), which this process
 * holds alone until `close`. Refused when the file cannot be had. Errors of the disk are thrown: what was asked is then not done, or nobody knows, and the database is closed.
 */
export function openDatabase(path: string): Database | Refusal {
  const db = openFile(path);
  if (isRefusal(db)) return db;
  const log = syncLog(db, path);
  const writer = makeWriter(db, log.sync);
  return {
    ...entries(db, writer),
    close: async () => {
      await writer.settled();
      log.close();
      if (db.isOpen) db.close();
    },
    ...people(db, writer),
    ...clubs(db, writer),
    ...care(db),
    ...roomsIn(db, writer),
    others: null,
  };
}

function entries(db: DatabaseSync, { write }: Writer): Omit<Pick<Database, keyof Store>, 'close'> {
  const header = db.prepare('SELECT header FROM game WHERE id = ?');
  const bodies = db.prepare('SELECT n, at, body FROM entry WHERE game = ? ORDER BY n');
  const ids = db.prepare('SELECT id FROM game ORDER BY id');
  const last = db.prepare(
    'SELECT game.id, max(entry.n) AS n FROM game LEFT JOIN entry ON game = id WHERE id = ?',
  );
  const requested = db.prepare('SELECT n FROM entry WHERE game = ? AND request = ?');
  const insert = db.prepare(
    'INSERT INTO entry (game, n, request, digest, at, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const asked = db.prepare('UPDATE game SET since = ? WHERE id = ?');
  const replace = db.prepare('UPDATE game SET header = ? WHERE id = ?');
  const lapse = db.prepare('UPDATE game SET proposal = NULL WHERE id = ?');
  return {
    create: (id, header) => write(() => found(db, id, header, { title: '', creator: null, people: [] })),
    load: async (id) => {
      const row = header.get(id);
      if (!row) return refuse(words('store.none', { id }));
      const head = parsed(String(row['header']));
      const found = readHeader(id, isRecord(head) ? { kind: 'game', ...head } : null);
      if (isRefusal(found))
        return found.refused.key === 'store.noHeader' ? refuse(words('store.head', { id })) : found;
      return { header: found, ...readable(id, bodies.iterate(id)) };
    },
    append: (id, after, entry, { digest, isSeen, more = [], at = null, since } = {}) =>
      write(() => {
        const row = last.get(id);
        if (row?.['id'] !== id) return refuse(words('store.none', { id }));
        const again = entry.request === undefined ? undefined : requested.get(id, entry.request);
        if (again) return { n: Number(again['n']), again: true };
        if (Number(row['n'] ?? 0) !== after || entry.n !== after + 1)
          return refuse(words('store.moved', { n: after + 1 }));
        insert.run(id, entry.n, entry.request ?? null, digest ?? null, at, JSON.stringify(entry));
        for (const each of more) insert.run(id, each.n, null, null, at, JSON.stringify(each));
        if (isSeen) lapse.run(id);
        if (since) asked.run(JSON.stringify(since), id);
        return { n: entry.n, again: false };
      }),
    rehead: (id, fresh) =>
      write(() =>
        replace.run(JSON.stringify(fresh), id).changes === 1 ? null : refuse(words('store.none', { id })),
      ),
    list: async () => ids.all().map((row) => String(row['id'])),
  };
}

/** The club files that are kept here. */
function clubs(db: DatabaseSync, { write }: Writer): Pick<Database, 'keepClub' | 'club' | 'forgetClub'> {
  const keep = db.prepare(
    'INSERT INTO club (id, key, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  );
  const kept = db.prepare('SELECT key, body FROM club WHERE id = ?');
  const forget = db.prepare('DELETE FROM club WHERE id = ?');
  return {
    keepClub: (id, key, body) => write(() => void keep.run(id, key, JSON.stringify(body))),
    club: async (id) => {
      const row = kept.get(id);
      const body = row && parsed(String(row['body']));
      return isRecord(body) ? { key: row?.['key'] as Uint8Array, body: body as Json } : null;
    },
    forgetClub: (id) => write(() => void forget.run(id)),
  };
}

/** The part of a database that is about who sits where. */
export type Seats = Omit<
  Database,
  keyof Store | keyof Rooms | 'backUp' | 'damage' | 'keepClub' | 'club' | 'forgetClub' | 'others'
>;

function people(db: DatabaseSync, { write }: Writer): Seats {
  const game = db.prepare(
    'SELECT title, creator, proposal, at FROM game LEFT JOIN published ON published.game = id WHERE id = ?',
  );
  const since = db.prepare('SELECT since FROM game WHERE id = ?');
  const standIns = readStandIns(db);
  const bots = readBots(db);
  const seated = db.prepare('SELECT name, seats, key, revoked FROM person WHERE game = ? ORDER BY at');
  const revoke = db.prepare('UPDATE person SET revoked = 1 WHERE game = ? AND at = ?');
  const publish = db.prepare(
    'INSERT INTO published (game, at) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET at = excluded.at',
  );
  const unpublish = db.prepare('DELETE FROM published WHERE game = ? AND at = ?');
  const revokePublished = db.prepare(
    'UPDATE person SET revoked = 1 WHERE game = ?1 AND at = (SELECT at FROM published WHERE game = ?1)',
  );
  const forgetStandIns = db.prepare('DELETE FROM stand_in WHERE game = ?1 AND (person = ?2 OR by = ?2)');
  const propose = db.prepare('UPDATE game SET proposal = ? WHERE id = ?');
  const manage = db.prepare('UPDATE game SET creator = ? WHERE id = ?');
  const endCreator = db.prepare(
    'INSERT OR IGNORE INTO ended_creator SELECT creator, id FROM game WHERE id = ? AND creator IS NOT NULL',
  );
  const all = db.prepare(
    `SELECT id, title, CASE WHEN json_valid(header) THEN json_extract(header, '$.rulebook') END AS rulebook,
       CASE WHEN json_valid(header) THEN json_extract(header, '$.scenario') END AS scenario,
       (SELECT count(*) FROM entry WHERE game = id) AS entries FROM game ORDER BY rowid`,
  );
  const note = db.prepare('INSERT INTO request (game, request, digest) VALUES (?, ?, ?)');
  const done = db.prepare(
    `SELECT digest FROM entry WHERE game = ?1 AND request = ?2
     UNION ALL SELECT digest FROM request WHERE game = ?1 AND request = ?2`,
  );
  const opens = db.prepare(
    `SELECT revoked, EXISTS (SELECT 1 FROM published WHERE published.game = person.game AND published.at = person.at) AS public
       FROM person WHERE key = ?1
     UNION ALL SELECT 0, 0 FROM game WHERE creator = ?1 UNION ALL SELECT 0, 0 FROM club WHERE key = ?1
     UNION ALL SELECT 0, 0 FROM club_table WHERE key = ?1 UNION ALL SELECT 1, 0 FROM ended_creator WHERE key = ?1`,
  );
  return {
    found: (id, header, seating, first, begun) => write(() => found(db, id, header, seating, first, begun)),
    since: async (id) => sinceIn(parsed(String(since.get(id)?.['since']))),
    seating: async (id) => {
      const row = game.get(id);
      if (!row) return null;
      const proposal = proposalIn(row['proposal']);
      const creator = row['creator'] as Uint8Array | null;
      const people = seated.all(id).map(personIn);
      if (people.some((each) => each === null)) return refuse(words('store.seats', { id }));
      return {
        title: String(row['title']),
        creator,
        proposal,
        published: row['at'] === null ? null : Number(row['at']),
        standIns: standIns(id),
        ...bots(id),
        people: people.filter((each) => each !== null),
      };
    },
    seat: (id, at, newcomer) => write(() => sit(db, id, at, newcomer)),
    publish: (id, at, everybody) =>
      write(() => {
        revokePublished.run(id);
        sit(db, id, at, everybody);
        publish.run(id, at);
      }),
    revoke: (id, at, ends) =>
      write(() => {
        revoke.run(id, at);
        forgetStandIns.run(id, at);
        unpublish.run(id, at);
        if (ends) propose.run(null, id);
      }),
    manage: (id, key) =>
      write(() => {
        endCreator.run(id);
        manage.run(key, id);
      }),
    games: async () =>
      all.all().map(({ id, title, rulebook, scenario, entries }) => ({
        id: String(id),
        title: String(title),
        rulebook: typeof rulebook === 'string' ? rulebook : null,
        scenario: typeof scenario === 'string' ? scenario : null,
        entries: Number(entries),
        people: seated
          .all(String(id))
          .flatMap((row) => personIn(row) ?? [])
          .map(({ name, seats, revoked }) => ({ name, seats, revoked })),
      })),
    propose: (id, proposal, request, digest) =>
      write(() => {
        propose.run(proposal && JSON.stringify(proposal), id);
        note.run(id, request, digest ?? null);
      }),
    doneAs: async (id, request) => {
      const row = done.get(id, request);
      return row ? String(row['digest'] ?? '') : null;
    },
    opens: async (key) => {
      const found = opens.get(key);
      if (!found) return 'nothing';
      if (found['revoked'] !== 0) return 'ended';
      return found['public'] === 0 ? 'open' : 'public';
    },
  };
}
