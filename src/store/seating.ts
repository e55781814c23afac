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
  /**
   * Invited: the key is that of an invitation, which is to be taken and opens nothing by itself. Held: it was made by a device
   * of theirs. Absent: a link for whoever has it.
   */
  readonly held?: 'invited' | 'held';
  /** The last one that was made out to them, taken or not. */
  readonly invitation?: Invitation;
  /** Of a seat that was held: until then, in milliseconds, whoever is invited to it waits though this link has ended. */
  readonly rests?: number;
}

/** What a seat is taken with, once. */
interface Invitation {
  readonly key: Uint8Array;
  /** What it waits for; null: nothing, or it was taken. */
  readonly wait: Wait | null;
}

/** An invitation to a seat that somebody holds opens nothing until all of them have agreed, or that time has come. */
export interface Wait {
  /** In milliseconds. */
  readonly until: number;
  /** The places of those who have not agreed. */
  readonly on: readonly number[];
}

/** Something that one person proposes to the seats from whom it takes a decision. */
export interface OneProposal {
  readonly by: string;
  /** The seats that must agree, and those that have. */
  readonly concerned: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly act: Act;
  readonly shown: ActShown;
}

/** What waits for agreement now. */
export interface Proposal extends OneProposal {
  /** What others propose meanwhile, each once: it waits until this has ended. */
  readonly waiting?: readonly OneProposal[];
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
  const { held, invitation, opens } = row;
  const revoked = row['revoked'] === 1;
  return {
    name: String(row['name']),
    seats,
    key: bytesIn(row['key']),
    revoked,
    ...(revoked && opens !== null ? { rests: Number(opens) } : {}),
    ...(held === 'invited' || held === 'held' ? { held } : {}),
    ...(invitation === null ? {} : { invitation: { key: bytesIn(invitation), wait: waitIn(row) } }),
  };
}

function waitIn({ opens, waits }: SqlRow): Wait | null {
  if (opens === null || waits === null) return null;
  const on = parseColumn(String(waits));
  return { until: Number(opens), on: Array.isArray(on) ? on.map(Number) : [] };
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
export function newcomer(
  id: string,
  at: number,
  { name, seats, key, revoked, held, invitation }: Person,
): Statement {
  return statement(
    `INSERT INTO person (game, at, name, seats, key, revoked, held, invitation, opens, waits)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    id,
    at,
    name,
    JSON.stringify(seats),
    key,
    revoked ? 1 : 0,
    held ?? 'link',
    ...invitationValues(invitation ?? null),
  );
}

/** The columns of an invitation. */
export function invitationValues(invitation: Invitation | null): readonly Value[] {
  const { key = null, wait = null } = invitation ?? {};
  return [key, wait && wait.until, wait && JSON.stringify(wait.on)];
}

/** The step of the schema for who holds a seat with a key of their own, and for invitations to it. */
export const heldSchema = (
  bytes: string,
  time: string,
): string => `ALTER TABLE person ADD COLUMN held TEXT NOT NULL DEFAULT 'link';
   ALTER TABLE person ADD COLUMN invitation ${bytes};
   ALTER TABLE person ADD COLUMN opens ${time};
   ALTER TABLE person ADD COLUMN waits TEXT;
   CREATE UNIQUE INDEX person_invitation ON person(invitation);`;
