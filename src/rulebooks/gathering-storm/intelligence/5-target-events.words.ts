import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 5-target-events.ts. */
export const WORDS = {
  'told.targetEvent': 'Turned up: "{event}". {amount} in {targets}, {power} benefits.',
  'told.noTarget': 'Turned up: "{event}". It names no target of this game, so {power} gets nothing from it.',
} satisfies WordBook;
