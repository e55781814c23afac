import type { DatabaseSync } from 'node:sqlite';
import { type Refusal, refuse } from '../kernel/clause.ts';
import type { Act, ActShown } from '../kernel/game/act.ts';
import type { Entry, Header } from '../kernel/game/entry.ts';
import { isRecord } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { words } from '../kernel/texts/words.ts';
import { type BotsSeated, seatBots } from './bots.ts';
import { parsed } from './parsed.ts';
import type { StandIns } from './stand-ins.ts';
import type { Since, Times } from './times.ts';

// Who sits at a game, and how that is stored as it begins.

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
export interface Seating extends BotsSeated {
  readonly title: string;
  /** The hash of the key that manages the people; null where nobody may. */
  readonly creator: Uint8Array | null;
  readonly people: readonly Person[];
  readonly proposal: Proposal | null;
  /** The place of the spectator whose link is for everybody; null: the game is not published. */
  readonly published: number | null;
  /** Who stands in for whom. */
  readonly standIns: StandIns;
}

/** Who sits at a game as it begins. */
export type FirstSeating = Omit<Seating, 'proposal' | 'published' | 'standIns' | keyof BotsSeated> &
  Partial<BotsSeated>;

/** What is kept of the times of a game that begins with entries. */
export interface Begun {
  readonly times?: Times;
  readonly since?: Since;
}

/** A proposal as it is stored; one of an earlier version, which others could not read, has lapsed. */
export function proposalIn(stored: unknown): Proposal | null {
  const proposal = typeof stored === 'string' ? parsed(stored) : null;
  return isRecord(proposal) && isRecord(proposal['shown']) ? (proposal as unknown as Proposal) : null;
}

/** Null where it cannot be read who it is. */
export function personIn(row: Record<string, unknown>): Person | null {
  const seats = parsed(String(row['seats']));
  if (!isTexts(seats)) return null;
  return {
    name: String(row['name']),
    seats,
    key: row['key'] as Uint8Array,
    revoked: row['revoked'] === 1,
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Store a game with who sits at it and the entries that it begins with. Refused where there is one of that id. */
export function found(
  db: DatabaseSync,
  id: string,
  header: Header,
  { title, creator, people, bots = new Map(), hints = new Map() }: FirstSeating,
  first: readonly Entry[] = [],
  { times = [], since }: Begun = {},
): Refusal | null {
  if (db.prepare('SELECT 1 FROM game WHERE id = ?').get(id)) return refuse(words('store.exists', { id }));
  const insert = db.prepare('INSERT INTO game (id, header, title, creator, since) VALUES (?, ?, ?, ?, ?)');
  insert.run(id, JSON.stringify(header), title, creator, since ? JSON.stringify(since) : null);
  for (const [at, each] of people.entries()) sit(db, id, at, each);
  seatBots(db, id, { bots, hints });
  const enter = db.prepare('INSERT INTO entry (game, n, at, body) VALUES (?, ?, ?, ?)');
  for (const [i, entry] of first.entries()) enter.run(id, entry.n, times[i] ?? null, JSON.stringify(entry));
  return null;
}

/** Store who sits at a place. */
export function sit(db: DatabaseSync, id: string, at: number, { name, seats, key, revoked }: Person): void {
  db.prepare('INSERT INTO person (game, at, name, seats, key, revoked) VALUES (?, ?, ?, ?, ?, ?)').run(
    id,
    at,
    name,
    JSON.stringify(seats),
    key,
    revoked ? 1 : 0,
  );
}
