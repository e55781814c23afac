import type { Act, ActShown } from '../kernel/game/act.ts';
import type { Entry, Header } from '../kernel/game/entry.ts';
import { isRecord } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { type BotsSeated, seatBots } from './bots.ts';
import { type ForOthers, sayForOthers } from './for-others.ts';
import { parseColumn } from './parsed.ts';
import { bytesIn, neededStatement, type SqlRow, type Statement, statement, type Value } from './sql.ts';
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
  /** What they may do for seats of others. */
  readonly forOthers: ForOthers;
}

/** Who sits at a game as it begins. */
export type FirstSeating = Omit<
  Seating,
  'proposal' | 'published' | 'standIns' | 'forOthers' | keyof BotsSeated
> &
  Partial<BotsSeated & Pick<Seating, 'forOthers'>>;

/** What is kept of the times of a game that begins with entries. */
export interface BegunGame {
  readonly times?: Times;
  readonly since?: Since;
}

/** A proposal as it is stored; one of an earlier version, which others could not read, has lapsed. */
export function proposalIn(stored: unknown): Proposal | null {
  const proposal = typeof stored === 'string' ? parseColumn(stored) : null;
  return isRecord(proposal) && isRecord(proposal['shown']) ? (proposal as unknown as Proposal) : null;
}

/** Null where it cannot be read who it is. */
export function personIn(row: SqlRow): Person | null {
  const seats = parseColumn(String(row['seats']));
  if (!isTexts(seats)) return null;
  return {
    name: String(row['name']),
    seats,
    key: bytesIn(row['key']),
    revoked: row['revoked'] === 1,
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** So many entries stand in one statement: a database takes only so many values. */
const AT_ONCE = 500;

/**
 * A new game with who sits at it and the entries that it begins with: what is to be done at once for it. Nothing is where there
 * is one of that id.
 */
export function newGame(
  id: string,
  header: Header,
  { title, creator, people, bots = new Map(), hints = new Map(), forOthers }: FirstSeating,
  first: readonly Entry[] = [],
  { times = [], since }: BegunGame = {},
): readonly Statement[] {
  const rows = first.map((entry, i) => [id, entry.n, times[i] ?? null, JSON.stringify(entry)] as const);
  return [
    neededStatement(
      `INSERT INTO game (id, header, title, creator, since) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      id,
      JSON.stringify(header),
      title,
      creator,
      since ? JSON.stringify(since) : null,
    ),
    ...people.map((each, at) => newcomer(id, at, each)),
    ...seatBots(id, { bots, hints }),
    ...(forOthers ? [sayForOthers(id, forOthers)] : []),
    ...Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, part) =>
      entered(rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE)),
    ),
  ];
}

function entered(rows: readonly (readonly Value[])[]): Statement {
  const marks = rows.map((row, i) => `(${row.map((_, j) => `$${i * row.length + j + 1}`).join(', ')})`);
  return statement(`INSERT INTO entry (game, n, at, body) VALUES ${marks.join(', ')}`, ...rows.flat());
}

/** Somebody sits at a place; it fails where that is taken. */
export function newcomer(id: string, at: number, { name, seats, key, revoked }: Person): Statement {
  return statement(
    'INSERT INTO person (game, at, name, seats, key, revoked) VALUES ($1, $2, $3, $4, $5, $6)',
    id,
    at,
    name,
    JSON.stringify(seats),
    key,
    revoked ? 1 : 0,
  );
}
