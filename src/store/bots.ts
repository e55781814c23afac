import type { DatabaseSync } from 'node:sqlite';
import type { Seat } from '../kernel/seat.ts';
import { parsed } from './parsed.ts';
import { type Since, sinceIn } from './times.ts';
import type { Writer } from './together.ts';

/** A bot that has a seat; at the table's own seat, the history that answers for it. */
export interface SeatBot {
  readonly level: string;
  /** Where its chance comes from: told to nobody. */
  readonly seed: string;
}

/** By seat. */
export type SeatBots = ReadonlyMap<Seat, SeatBot>;

/** By seat: the level of the bot that says what it would answer; the seat's player answers. */
export type SeatHints = ReadonlyMap<Seat, string>;

/** What bots do at the seats of a game: no seat is in both. */
export interface BotsSeated {
  readonly bots: SeatBots;
  readonly hints: SeatHints;
}

/** A game with bots in which somebody is asked something. */
export interface AskedGame {
  readonly game: string;
  /** How many entries it has. */
  readonly entries: number;
  readonly since: Since;
  readonly bots: Readonly<Record<Seat, string>>;
}

/** Why a bot answered as it did: as secret as the answer. */
export interface KeptReason {
  /** The number of the entry. */
  readonly n: number;
  readonly seat: Seat;
  readonly text: string;
}

/** Which seats bots have, and the reasons that they gave. */
export interface BotStore {
  /** Give a seat to a bot, in place of the one before. */
  give(game: string, seat: Seat, bot: SeatBot): Promise<void>;
  /** Let a bot say what it would answer for a seat, in place of whatever one did there before. */
  hint(game: string, seat: Seat, level: string): Promise<void>;
  /** A bot has a seat no longer, and says nothing there. */
  take(game: string, seat: Seat): Promise<void>;
  /** The games with bots that go on and in which somebody is asked: all, or those of some. */
  asked(of?: readonly string[]): Promise<readonly AskedGame[]>;
  /** Keep a reason. */
  reason(game: string, reason: KeptReason): Promise<void>;
  /** The latest reasons for some seats, or (null) for all, oldest first. */
  reasons(game: string, seats: readonly Seat[] | null): Promise<readonly KeptReason[]>;
}

/** So many reasons are shown. */
export const MOST_REASONS = 200;

/** The step of the schema for it. */
export const BOT_SCHEMA = `CREATE TABLE bot (
     game TEXT NOT NULL REFERENCES game(id),
     seat TEXT NOT NULL,
     level TEXT NOT NULL,
     seed TEXT NOT NULL,
     PRIMARY KEY (game, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE bot_reason (
     game TEXT NOT NULL REFERENCES game(id),
     n INTEGER NOT NULL,
     seat TEXT NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (game, n)
   ) STRICT, WITHOUT ROWID;`;

/** The step of the schema for bots that only say what they would answer: theirs is no seed. */
export const HINT_SCHEMA = 'ALTER TABLE bot ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;';

/** The games of `asked`, a row for each bot; the same in every database. `which`: a condition that they are of some games. */
export const askedWhere = (
  which: string,
): string => `SELECT bot.game AS game, bot.seat AS seat, bot.level AS level, game.since AS since,
    (SELECT max(entry.n) FROM entry WHERE entry.game = bot.game) AS entries
  FROM bot JOIN game ON game.id = bot.game LEFT JOIN upkeep ON upkeep.game = bot.game
  WHERE ${which} AND bot.hints = 0 AND upkeep.ended IS NULL AND game.since IS NOT NULL AND game.since <> '{}'
  ORDER BY bot.game, bot.seat`;

/** The games in those rows. */
export function askedIn(rows: readonly Readonly<Record<string, unknown>>[]): readonly AskedGame[] {
  const games = new Map<string, AskedGame & { readonly bots: Record<Seat, string> }>();
  for (const { game, seat, level, since, entries } of rows) {
    const id = String(game);
    const known = games.get(id);
    if (known) known.bots[String(seat)] = String(level);
    else
      games.set(id, {
        game: id,
        entries: Number(entries ?? 0),
        since: sinceIn(parsed(String(since))),
        bots: { [String(seat)]: String(level) },
      });
  }
  return [...games.values()];
}

/** The bots in rows of their table. */
export function botsOf(rows: readonly Readonly<Record<string, unknown>>[]): BotsSeated {
  const bots = new Map<Seat, SeatBot>();
  const hints = new Map<Seat, string>();
  for (const { seat, level, seed, hints: only } of rows)
    if (only === 1) hints.set(String(seat), String(level));
    else bots.set(String(seat), { level: String(level), seed: String(seed) });
  return { bots, hints };
}

/** The reasons in rows of their table, the latest first. */
export function reasonsOf(rows: readonly Readonly<Record<string, unknown>>[]): readonly KeptReason[] {
  return rows
    .map(({ n, seat, text }) => ({ n: Number(n), seat: String(seat), text: String(text) }))
    .toReversed();
}

/** What bots do at a game, as it is read with who sits there. */
export function readBots(db: DatabaseSync): (game: string) => BotsSeated {
  const all = db.prepare('SELECT seat, level, seed, hints FROM bot WHERE game = ? ORDER BY seat');
  return (game) => botsOf(all.all(game));
}

/** What bots do as a game begins. */
export function seatBots(db: DatabaseSync, game: string, { bots, hints }: BotsSeated): void {
  const give = db.prepare(GIVE);
  for (const [seat, { level, seed }] of bots) give.run(game, seat, level, seed, 0);
  for (const [seat, level] of hints) give.run(game, seat, level, '', 1);
}

const GIVE = 'INSERT OR REPLACE INTO bot (game, seat, level, seed, hints) VALUES (?, ?, ?, ?, ?)';

/** The same in the embedded database. */
export function botsIn(db: DatabaseSync, { write }: Writer): BotStore {
  const give = db.prepare(GIVE);
  const take = db.prepare('DELETE FROM bot WHERE game = ? AND seat = ?');
  const all = db.prepare(askedWhere('TRUE'));
  const some = db.prepare(askedWhere('bot.game IN (SELECT value FROM json_each(?))'));
  const reason = db.prepare('INSERT OR REPLACE INTO bot_reason (game, n, seat, text) VALUES (?, ?, ?, ?)');
  const reasons = db.prepare(
    'SELECT n, seat, text FROM bot_reason WHERE game = ?1 AND (?2 IS NULL OR seat IN (SELECT value FROM json_each(?2))) ORDER BY n DESC LIMIT ?3',
  );
  return {
    give: (game, seat, bot) => write(() => void give.run(game, seat, bot.level, bot.seed, 0)),
    hint: (game, seat, level) => write(() => void give.run(game, seat, level, '', 1)),
    take: (game, seat) => write(() => void take.run(game, seat)),
    asked: async (of) => askedIn(of ? some.all(JSON.stringify(of)) : all.all()),
    reason: (game, { n, seat, text }) => write(() => void reason.run(game, n, seat, text)),
    reasons: async (game, seats) =>
      reasonsOf(reasons.all(game, seats && JSON.stringify(seats), MOST_REASONS)),
  };
}
