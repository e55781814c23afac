import type { Seat } from '../kernel/seat.ts';
import { parseColumn } from './parsed.ts';
import { type Sql, type Statement, statement, type Tables } from './sql.ts';
import { type Since, sinceIn } from './times.ts';

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
interface KeptReason {
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

/** The games of `asked`, a row for each bot. `which`: a condition that they are of some games. */
const askedWhere = (
  which: string,
): string => `SELECT bot.game AS game, bot.seat AS seat, bot.level AS level, game.since AS since,
    (SELECT max(entry.n) FROM entry WHERE entry.game = bot.game) AS entries
  FROM bot JOIN game ON game.id = bot.game LEFT JOIN upkeep ON upkeep.game = bot.game
  WHERE ${which} AND bot.hints = 0 AND upkeep.ended IS NULL AND game.since IS NOT NULL AND game.since <> '{}'
  ORDER BY bot.game, bot.seat`;

/** The games in those rows. */
function askedIn(rows: readonly Readonly<Record<string, unknown>>[]): readonly AskedGame[] {
  const games = new Map<string, AskedGame & { readonly bots: Record<Seat, string> }>();
  for (const { game, seat, level, since, entries } of rows) {
    const id = String(game);
    const known = games.get(id);
    if (known) known.bots[String(seat)] = String(level);
    else
      games.set(id, {
        game: id,
        entries: Number(entries ?? 0),
        since: sinceIn(parseColumn(String(since))),
        bots: { [String(seat)]: String(level) },
      });
  }
  return [...games.values()];
}

/** The bots in rows of their table. */
function botsOf(rows: readonly Readonly<Record<string, unknown>>[]): BotsSeated {
  const bots = new Map<Seat, SeatBot>();
  const hints = new Map<Seat, string>();
  for (const { seat, level, seed, hints: only } of rows)
    if (only === 1) hints.set(String(seat), String(level));
    else bots.set(String(seat), { level: String(level), seed: String(seed) });
  return { bots, hints };
}

/** The reasons in rows of their table, the latest first. */
function reasonsOf(rows: readonly Readonly<Record<string, unknown>>[]): readonly KeptReason[] {
  return rows
    .map(({ n, seat, text }) => ({ n: Number(n), seat: String(seat), text: String(text) }))
    .toReversed();
}

/** What bots do at a game, as it is read with who sits there. */
export async function botsAt(sql: Sql, game: string): Promise<BotsSeated> {
  return botsOf(
    await sql.rows('SELECT seat, level, seed, hints FROM bot WHERE game = $1 ORDER BY seat', game),
  );
}

/** What bots do as a game begins. */
export function seatBots(game: string, { bots, hints }: BotsSeated): readonly Statement[] {
  return [
    ...[...bots].map(([seat, bot]) => give(game, seat, bot)),
    ...[...hints].map(([seat, level]) => hint(game, seat, level)),
  ];
}

const GIVE = `INSERT INTO bot (game, seat, level, seed, hints) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (game, seat) DO UPDATE SET level = excluded.level, seed = excluded.seed, hints = excluded.hints`;
const give = (game: string, seat: Seat, { level, seed }: SeatBot): Statement =>
  statement(GIVE, game, seat, level, seed, 0);
const hint = (game: string, seat: Seat, level: string): Statement =>
  statement(GIVE, game, seat, level, '', 1);

/** Which seats bots have. It decides who answers, so that each change counts as one of the game; reasons do not. */
export function botsIn(sql: Tables): BotStore {
  return {
    give: (game, seat, bot) => sql.change(game, [give(game, seat, bot)]),
    hint: (game, seat, level) => sql.change(game, [hint(game, seat, level)]),
    take: (game, seat) =>
      sql.change(game, [statement('DELETE FROM bot WHERE game = $1 AND seat = $2', game, seat)]),
    asked: async (of) =>
      askedIn(of ? await sql.rows(askedWhere('bot.game = ANY($1)'), of) : await sql.rows(askedWhere('TRUE'))),
    reason: (game, { n, seat, text }) =>
      sql.run(
        `INSERT INTO bot_reason (game, n, seat, text) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game, n) DO UPDATE SET seat = excluded.seat, text = excluded.text`,
        game,
        n,
        seat,
        text,
      ),
    reasons: async (game, seats) =>
      reasonsOf(
        seats
          ? await sql.rows(reasonsWhere('AND seat = ANY($3)'), game, MOST_REASONS, seats)
          : await sql.rows(reasonsWhere(''), game, MOST_REASONS),
      ),
  };
}

const reasonsWhere = (which: string): string =>
  `SELECT n, seat, text FROM bot_reason WHERE game = $1 ${which} ORDER BY n DESC LIMIT $2`;
