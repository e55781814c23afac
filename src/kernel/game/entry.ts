import type { View } from './position.ts';
import { canonical, type Json } from '../json.ts';
import type { Seat } from '../seat.ts';
import type { Rulings } from '../steps/ruling.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dispatch, Door } from '../steps/dispatch.ts';

// What is stored of a game: its header and its entries with their moves, and the hashes that chain them.

/** The format of a game that is stored from now on: its entries have a public chain. */
export const GAME_FORMAT = 3;

/** The format before, without one: such a game goes on as it is. */
export const EARLIER_FORMAT = 2;

/** The versions under which entries were made. */
export interface Version {
  readonly kernel: string;
  readonly rules: string;
}

/** A note in the header: the first `entries` entries were made under `from` and play on under `to`. */
export interface MigrationNote {
  readonly from: Version;
  readonly to: Version;
  readonly entries: number;
  /** Rulings that had no name before, with what was played. */
  readonly rulings?: Rulings;
}

/** Who rolls: the program, people who type what fell, or a seed (for examples and simulation; it marks the game). */
export type DiceMode = 'program' | 'typed' | { readonly seed: string };

/** What a house signed as its game left it: it stays true of the first `entries` entries. */
export interface HouseSeal {
  /** The public half of its key. */
  readonly key: string;
  /** What the game was called at that house. */
  readonly at: string;
  /** How long the public chain was, and its root. */
  readonly lines: number;
  readonly root: string;
  readonly entries: number;
  /** The hash of the last of them; of none what the first is chained to. */
  readonly hash: string;
  readonly signature: string;
}

/** The head of a stored game; with the entries it is the whole game. */
export interface Header {
  readonly format: typeof GAME_FORMAT | typeof EARLIER_FORMAT;
  /** From format 3 on: its own name, drawn when it was made; empty in a game that is to come out the same each time. */
  readonly id?: string;
  readonly kernel: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly scenario: string;
  readonly rulings: Rulings;
  readonly data: Json;
  readonly dice: DiceMode;
  /** Of program dice from a chain: the head of the first one, which was told before anybody rolled. */
  readonly head?: string;
  /** No die of a chain falls before people have put lots into it. */
  readonly lots?: true;
  readonly migrations?: readonly MigrationNote[];
  /** What houses signed that it came from, in order; it stands in no hash. */
  readonly signed?: readonly HouseSeal[];
}

interface EntryBase {
  /** From 1, without gaps. */
  readonly n: number;
  /** The person who gave it, where known. */
  readonly by?: string;
  /** A key of the sender's: the same request twice is done once. */
  readonly request?: string;
  /**
   * Hash of the previous hash, this entry and the digest of what it told. It depends on secrets: it never leaves the
   * referee.
   */
  readonly hash: string;
  /** What everybody may know of it, as canonical bytes; absent: nobody but its seat has a line of it, or the format has none. */
  readonly public?: string;
  /**
   * Hash of the position after the entry; of entries that came at once the last has it. It means nothing to another version.
   */
  readonly state?: string;
}

export interface AnswerEntry extends EntryBase, Move {
  /** The seats whose agreement it needed. */
  readonly agreed?: readonly Seat[];
  /** It came again: the entry in which it was given first, or the one that put it in. */
  readonly again?: number;
  /** Its seat had left it. */
  readonly habit?: true;
  /** Nothing else was possible: nobody was asked. */
  readonly only?: true;
  /** Of a die that another rolled than whose it was: the seat whose it was. */
  readonly for?: Seat;
  /** Of a roll from a chain: the link from which its faces come, and the sides of each die. */
  readonly link?: string;
  readonly sides?: readonly number[];
}
/** From here on the dice come from another chain: the one before is used up, or cannot be had where the game is now. */
export interface HeadEntry extends EntryBase {
  readonly head: string;
}

/**
 * What people put into the dice of a chain, before any falls: somebody's lot, still shut, for all their seats; that no more come,
 * with the seats of people of which there is none; the bytes of one; or that seats agree to do without those of others.
 */
export type Lot =
  | { readonly of: readonly Seat[]; readonly hash: string }
  | { readonly list: readonly string[]; readonly without: readonly Seat[] }
  | { readonly of: readonly Seat[]; readonly opens: string }
  | { readonly of: readonly Seat[]; readonly without: readonly Seat[] };

export interface LotEntry extends EntryBase {
  readonly lot: Lot;
}
interface WithdrawEntry extends EntryBase {
  readonly seat: Seat;
  readonly withdraw: string;
}
export interface UndoEntry extends EntryBase {
  /** The entries it takes back. */
  readonly undone: readonly number[];
  /** What it puts right there. */
  readonly mend?: readonly MendedEntry[];
  /** What comes again after it, in this order. */
  readonly again?: readonly Again[];
  /** The seats that choose again themselves: nothing of theirs comes again. */
  readonly anew?: readonly Seat[];
  /** The seats that agreed. */
  readonly seats: readonly Seat[];
  readonly reason: string;
}

/** One thing that is put right: another answer, none, or one that was missing before an entry. */
export type MendedEntry =
  | { readonly at: number; readonly answer: Json }
  | { readonly at: number; readonly strike: true }
  | ({ readonly before: number } & Move);

/** What comes again: what an entry said, perhaps with another answer, or a move that is put in. */
export type Again = { readonly n: number; readonly answer?: Json } | Move;

/** What waited to come again, and is asked of nobody any more. */
export interface PassedEntry extends EntryBase {
  readonly passed: readonly number[];
}

/** A directive: the entry that told it, and its place among all directives that this entry told, from 1. */
export interface DirectiveRef {
  readonly n: number;
  readonly i: number;
}
/** Somebody has done, or not done after all, what a directive says. It moves nothing and asks nobody. */
export interface TickEntry extends EntryBase {
  readonly seat: Seat;
  readonly tick: DirectiveRef;
  readonly done: boolean;
  /** It came again, as the directive did: the entry in which it was ticked first. */
  readonly again?: number;
}

/** How long a seat leaves an answer: for the next time, for the turn under way, or until it says otherwise. */
export type Lasts = 'once' | 'turn' | 'always';

/** What a seat has left to be answered for it: one of the answers that its habit names, or a whole one; and how long. */
export interface LeftAnswer {
  readonly answer: Json;
  readonly lasts: Lasts;
  /** The turn that it was left for. */
  readonly turn?: number;
}

/** A seat leaves an answer for a habit, or no longer. It moves nothing, and nobody else knows of it. */
export interface HabitEntry extends EntryBase {
  readonly seat: Seat;
  readonly habit: string;
  readonly left: LeftAnswer | null;
}

/** One stored entry. */
export type Entry =
  | AnswerEntry
  | WithdrawEntry
  | UndoEntry
  | TickEntry
  | PassedEntry
  | HabitEntry
  | HeadEntry
  | LotEntry;

/** An entry before it is signed. */
export type Body<T extends Entry = Entry> = T extends Entry ? Omit<T, 'hash' | 'state'> : never;

/** Sealed answers by seat and decision id. */
export type HeldAnswers = Record<Seat, Record<string, Json>>;

/** One answer of one seat. */
export interface Move {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: Json;
}

/** An attack on a place: who makes it, and the move, in the view in which it could be made. */
export interface Attack {
  /** A power or a seat, by its id. */
  readonly by: string;
  readonly view: View;
  readonly move: Move;
  /** What would be answered there where nothing happened; absent: nothing need be. */
  readonly without?: Move;
}

/** The hash of any JSON: SHA-256 of its canonical bytes, in hex. */
export function hashOf(value: unknown): string {
  return hashOfText(canonical(value));
}

/** The hash of JSON whose canonical bytes these are. */
export function hashOfText(bytes: string): string {
  return digest(bytes);
}

let digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** From now on hash by what the machine brings: SHA-256 of a text in hex, the same and sooner. */
export function hashBy(native: (text: string) => string): void {
  digest = native;
}

/** What an entry did, without texts and without the shape of any state: what another version can compare. */
export interface Digest {
  readonly closed: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly doors: readonly {
    readonly to: Door['to'];
    readonly from: Seat;
    readonly key: string;
    readonly value: Json;
  }[];
  readonly told: readonly {
    readonly kind: Dispatch['kind'];
    readonly clauses: readonly string[];
    readonly sum?: {
      readonly sheet: string;
      readonly min: number;
      readonly max: number;
      readonly outcomes: readonly string[];
    };
  }[];
}

/** The digest of what an entry did. `awaited`: the seats that play waits for after it. */
export function digestOf(
  closed: readonly Seat[] | null,
  awaited: readonly Seat[],
  dispatches: readonly Dispatch[],
  doors: readonly Door[],
): Digest {
  return {
    closed: closed ?? [],
    awaited,
    doors: doors.map(({ to, from, key, value }) => ({ to, from, key, value })),
    told: dispatches.map(({ kind, clauses, sheet }) => {
      if (!sheet) return { kind, clauses };
      const { total, outcomes } = sheet;
      return { kind, clauses, sum: { sheet: sheet.sheet, min: total.min, max: total.max, outcomes } };
    }),
  };
}

/** The hash of an entry, chained to the one before it. */
export function linkOf(previous: string, body: Body, digest: Digest): string {
  return hashOf([previous, body, digest]);
}

/** What entry `n` is chained to: the link before it, with what is noted of a migration just before it. */
export function linkBefore(link: string, n: number, { migrations = [] }: Header): string {
  const notes = migrations.filter(({ entries }) => entries === n - 1);
  return notes.length === 0 ? link : hashOf([link, ...notes]);
}

/** What the first entry is chained to, and the first public line: what never changes of a header. All of it is public. */
export function firstLink(header: Header): string {
  const {
    format,
    id = '',
    kernel,
    rulebook,
    rulesVersion,
    scenario,
    rulings,
    data,
    dice,
    head,
    lots,
    migrations = [],
  } = header;
  const since = migrations.flatMap((note) => Object.keys(note.rulings ?? {}));
  const first = Object.fromEntries(Object.entries(rulings).filter(([ruling]) => !since.includes(ruling)));
  const begins = { rulebook, scenario, rulings: first, data, dice };
  const under: Version = migrations[0]?.from ?? { kernel, rules: rulesVersion };
  const chained = { ...(head === undefined ? {} : { head }), ...(lots ? { lots } : {}) };
  return hashOf(hasPublicChain(header) ? { format, id, under, ...begins, ...chained } : begins);
}

/** Whether the format of a game has a public chain. */
export function hasPublicChain({ format }: Pick<Header, 'format'>): boolean {
  return format >= GAME_FORMAT;
}
