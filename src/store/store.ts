import type { Refusal } from '../kernel/clause.ts';
import type { Entry, Header } from '../kernel/game/entry.ts';
import type { WordBook } from '../kernel/texts/words.ts';
import type { Since, Times } from './times.ts';

/**
 * A game as it is stored. `repaired`: what had to be mended while reading it. `damaged`: there is more of it that cannot
 * be read; the entries are those before.
 */
export interface StoredGame {
  readonly header: Header;
  readonly entries: readonly Entry[];
  /** When each entry was acknowledged; null where that was not kept. They are outside of every hash. */
  readonly times: Times;
  readonly repaired?: string;
  readonly damaged?: Refusal;
}

/** What became of an entry. `again`: the request was stored before, under this number; nothing was added. */
export interface StowResult {
  readonly n: number;
  readonly again: boolean;
}

/** What is stored with an entry. */
export interface Beside {
  /** The entries that came of it at once, in order. */
  readonly more?: readonly Entry[];
  /** When it is acknowledged, in milliseconds. */
  readonly at?: number;
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

/** Where games live. What a promise of `create` or `append` resolves to is durable by then. */
export interface Store {
  /** Store a new game. Refused when the id is taken. */
  create(id: string, header: Header): Promise<Refusal | null>;
  /** Read a game. Refused when there is none, or its bytes cannot be read. */
  load(id: string): Promise<StoredGame | Refusal>;
  /**
   * Add the entry that follows `after` entries, and all that came with it, or nothing. Refused when others came first. An
   * entry whose request key is stored gets the first acknowledgement again.
   */
  append(id: string, after: number, entry: Entry, beside?: Beside): Promise<StowResult | Refusal>;
  /** Put a header in place of the stored one: the game goes on under another version. Entries stay as they are. */
  rehead(id: string, header: Header): Promise<Refusal | null>;
  /** The ids of all games, sorted. */
  list(): Promise<string[]>;
  close(): Promise<void>;
}

/** The texts of refusals by stores. */
export const STORE_WORDS: WordBook = {
  'store.exists': '{id} exists already; nothing was written.',
  'store.none': 'There is no game at {id}.',
  'store.badName': '"{id}" cannot be the name of a game.',
  'store.noFolder': 'There is no folder {folder}.',
  'store.notFile': '{id} is not a file.',
  'store.full': 'There is no room on the disk: nothing was written to {id}.',
  'store.noAccess': '{id} cannot be opened: {reason}.',
  'store.moved': 'The table has moved on: entry {n} is there already. Look again.',
  'store.empty': '{id} is empty: it is not a game file.',
  'store.wide': '{id} is text in UTF-16, as some editors save it: open it there and save it again as UTF-8.',
  'store.noHeader': '{id} is not a game file: its first line is not the header of one.',
  'store.format': '{id} has the format {format}, which this version cannot read.',
  'store.field':
    '{id} cannot be read: its first line has the field "{field}", which this version does not know.',
  'store.signed':
    '{id} cannot be read: what its first line says of signatures is not what a server writes there.',
  'store.line': '{id} cannot be read: line {line} is not an entry of a game.',
  'store.gap': '{id} cannot be read: line {line} should be entry {n}.',
  'store.damaged': 'Entry {n} of {id} is damaged and cannot be read, nor anything after it.',
  'store.head': 'The head of {id} is damaged and cannot be read: nothing of this game can be shown.',
  'store.seats': 'Who sits at {id} is damaged and cannot be read.',
  'store.locked':
    '{id} is in use by another process ({pid}). Close that one first; if there is none, delete {file}.',
};
