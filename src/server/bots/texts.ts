import { type Level, LEVELS } from '../../analysis/bots/bot.ts';

/** What the history is called that answers for the table. */
export const HISTORY = 'history';

const NAMES: Readonly<Record<Level, string>> = { random: 'Random', steady: 'Steady', minister: 'Minister' };

/** Whether a text names how well a bot plays. */
export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}

/** By whom an entry is that a bot gives. */
export function botName(level: string): string {
  return isLevel(level) ? `${NAMES[level]} (bot)` : 'History (bot)';
}

/** The names that entries of bots have. */
export const BOT_NAMES: readonly string[] = [...LEVELS, HISTORY].map(botName);
