import type { Seat } from '../../kernel/forms/decision.ts';
import { randomHex } from '../../trust/random.ts';

/** What bots do at the seats of a game: no seat is in both. */
export interface BotSeats {
  /** By seat how well its bot plays; at that of the table the history. */
  readonly plays: ReadonlyMap<Seat, string>;
  /** By seat how well the bot plays that says what it would answer; the seat's player answers. */
  readonly hints: ReadonlyMap<Seat, string>;
}

/** No bot plays. */
export const NO_BOTS: BotSeats = { plays: new Map(), hints: new Map() };

/** The bots of a session, and where their chance comes from. */
export interface SessionBots {
  seats: BotSeats['plays'];
  hints: BotSeats['hints'];
  readonly seed: string;
}

/** Bots for one sitting, with chance of their own. */
export function sessionBots({ plays, hints }: BotSeats): SessionBots {
  return { seats: plays, hints, seed: randomHex(32) };
}
