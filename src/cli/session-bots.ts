import { randomBytes } from 'node:crypto';
import type { Seat } from '../kernel/forms/decision.ts';

/** By seat how well its bot plays; at that of the table the history. */
export type BotSeats = ReadonlyMap<Seat, string>;

/** No bot plays. */
export const NO_BOTS: BotSeats = new Map();

/** The bots of a session, and where their chance comes from. */
export interface SessionBots {
  seats: BotSeats;
  readonly seed: string;
}

/** Bots for one sitting, with chance of their own. */
export function sessionBots(seats: BotSeats): SessionBots {
  return { seats, seed: randomBytes(32).toString('hex') };
}
