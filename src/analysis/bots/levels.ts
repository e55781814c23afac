import type { Bot, Level, BotSeat } from './bot.ts';
import { ministerBot } from './minister.ts';
import { randomBot } from './random.ts';
import { steadyBot } from './steady.ts';

/** The bots by level. */
export const BOTS: Readonly<Record<Level, (seated: BotSeat) => Bot>> = {
  random: randomBot,
  steady: steadyBot,
  minister: ministerBot,
};
