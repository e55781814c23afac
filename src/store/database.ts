import type { Refusal } from '../kernel/clause.ts';
import type { Entry, Header } from '../kernel/game/entry.ts';
import type { Json } from '../kernel/json.ts';
import type { WordBook } from '../kernel/texts/words.ts';
import type { Others } from './others.ts';
import type { Rooms } from './rooms.ts';
import type { BegunGame, FirstSeating, Person, Proposal, Seating } from './seating.ts';
import type { BesideHere, Store, StowResult } from './store.ts';
import type { Announcement } from './talk.ts';
import type { Since } from './times.ts';

/** What a list of games says of one, and nothing of how much is done there, of which some is hidden; null: it cannot be read. */
export interface GameAbout {
  readonly id: string;
  readonly title: string;
  readonly rulebook: string | null;
  readonly scenario: string | null;
  readonly people: readonly Pick<Person, 'name' | 'seats' | 'revoked'>[];
}

/** A club file that is kept for whoever has its key. */
interface KeptClub {
  readonly key: Uint8Array;
  readonly body: Json;
}

/** A store that also knows who sits where. Every change is durable when its promise resolves. */
export interface GamesStore extends Store, Rooms {
  /** Store a new game with its people and what it was told first, or nothing. Refused when the id is taken. */
  found(
    id: string,
    header: Header,
    seating: FirstSeating,
    first?: readonly Entry[],
    begun?: BegunGame,
  ): Promise<Refusal | null>;
  /** Since when each seat is asked that the open step asks. */
  since(id: string): Promise<Since>;
  /** Who sits at a game; null when there is none. Refused when that cannot be read. */
  seating(id: string): Promise<Seating | null | Refusal>;
  /** Add a person to a game at a place, and say so. Throws when the place is taken. */
  seat(id: string, at: number, person: Person, line: Announcement): Promise<void>;
  /** Put other keys in the place of those that a person has, which have ended then, and say so. */
  invite(
    id: string,
    at: number,
    keys: Pick<Person, 'key' | 'held' | 'invitation'>,
    line: Announcement,
  ): Promise<void>;
  /**
   * Seat a spectator whose link opens a game for everybody, in place of the one before, whose link ends with that.
   * Throws when the place is taken.
   */
  publish(id: string, at: number, everybody: Person): Promise<void>;
  /**
   * Let a person's key open nothing any more: nobody stands in for them then, nor they for anybody, and a game that
   * their link published is so no longer. `ends`: whether the proposal that is open ends with it; `rests`: until when, in milliseconds, whoever is
   * invited to the seat waits, null: not at all; `line`: what all are told.
   */
  revoke(
    id: string,
    at: number,
    how: { readonly ends: boolean; readonly rests: number | null },
    line?: Announcement,
  ): Promise<void>;
  /** Put a proposal in place of the one that is open, under the request key that asked for it. */
  propose(id: string, proposal: Proposal | null, request: string, digest?: string): Promise<void>;
  /** As in every store, with what is stored beside the entry. */
  append(id: string, after: number, entry: Entry, beside?: BesideHere): Promise<StowResult | Refusal>;
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
  /** What the game is called that the key with this hash opened once, and opens no more; null where there was none. */
  endedOf(key: Uint8Array): Promise<string | null>;
  /** Put another key in the place of the one that manages the people of a game, which has ended then. */
  manage(id: string, key: Uint8Array, line?: Announcement): Promise<void>;
  /** Keep a club file, in place of the one before; the hash of its key stays as it was given first. */
  keepClub(id: string, key: Uint8Array, body: Json): Promise<void>;
  /** A club file and the hash of its key; null where there is none, or it cannot be read. */
  club(id: string): Promise<KeptClub | null>;
  /** Forget a club file. */
  forgetClub(id: string): Promise<void>;
  /** All games, those that were made first in front. */
  games(): Promise<readonly GameAbout[]>;
  /** Look through every page; what is wrong, or null. */
  damage(): Promise<string | null>;
  /** The other processes that use it; null: this one has it alone. */
  readonly others: Others | null;
}

/** The same on a machine with files. */
export interface Database extends GamesStore {
  /** Copy everything into a new file, while the database is in use. Refused when the file cannot be written. */
  backUp(file: string): Promise<Refusal | null>;
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
