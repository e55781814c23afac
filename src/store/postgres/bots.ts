import {
  askedIn,
  askedWhere,
  type BotsSeated,
  type BotStore,
  botsOf,
  MOST_REASONS,
  reasonsOf,
} from '../bots.ts';
import { run, type Sql } from './sql.ts';
import type { Versions } from './versions.ts';

/** What bots do at a game, as it is read with who sits there. */
export async function botsAt(sql: Sql, game: string): Promise<BotsSeated> {
  const all = 'SELECT seat, level, seed, hints FROM bot WHERE game = $1 ORDER BY seat';
  return botsOf(await sql.rows(all, [game]));
}

/** What bots do as a game begins. */
export async function seatBotsIn(sql: Sql, game: string, { bots, hints }: BotsSeated): Promise<void> {
  for (const [seat, { level, seed }] of bots) await run(sql, GIVE, [game, seat, level, seed, 0]);
  for (const [seat, level] of hints) await run(sql, GIVE, [game, seat, level, '', 1]);
}

/** Which seats bots have. It decides who answers, so that each change counts as one of the game; reasons do not. */
export function botsIn(sql: Sql, { change }: Versions): BotStore {
  return {
    give: (game, seat, { level, seed }) =>
      change(game, (one) => run(one, GIVE, [game, seat, level, seed, 0])),
    hint: (game, seat, level) => change(game, (one) => run(one, GIVE, [game, seat, level, '', 1])),
    take: (game, seat) =>
      change(game, (one) => run(one, 'DELETE FROM bot WHERE game = $1 AND seat = $2', [game, seat])),
    asked: async (of) =>
      askedIn(of ? await sql.rows(SOME_ASKED, [of]) : await sql.rows(askedWhere('TRUE'), [])),
    reason: (game, { n, seat, text }) => run(sql, REASON, [game, n, seat, text]),
    reasons: async (game, seats) => reasonsOf(await sql.rows(REASONS, [game, seats, MOST_REASONS])),
  };
}

const SOME_ASKED = askedWhere('bot.game = ANY($1::text[])');
const GIVE = `INSERT INTO bot (game, seat, level, seed, hints) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (game, seat) DO UPDATE SET level = excluded.level, seed = excluded.seed, hints = excluded.hints`;
const REASON = `INSERT INTO bot_reason (game, n, seat, text) VALUES ($1, $2, $3, $4)
  ON CONFLICT (game, n) DO UPDATE SET seat = excluded.seat, text = excluded.text`;
const REASONS = `SELECT n, seat, text FROM bot_reason
  WHERE game = $1 AND ($2::text[] IS NULL OR seat = ANY($2::text[])) ORDER BY n DESC LIMIT $3`;
