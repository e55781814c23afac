import type { WordBook } from '../../kernel/words.ts';

/** The texts of territories.ts. */
export const WORDS = {
  'fact.control': 'Who controls {place}?',
  'fact.captured': 'Who has taken {place} by attack and holds it?',
  'ask.control': 'Who controls these places? The next phase depends on it.',
} satisfies WordBook;
