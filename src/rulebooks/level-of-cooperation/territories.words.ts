import type { WordBook } from '../../kernel/words.ts';

/** The texts of territories.ts. */
export const WORDS = {
  'fact.control': 'Who controls {place}?',
  'fact.captured': 'Who has taken {place} by attack and holds it?',
  'fact.conqueror': 'Who conquered {place}, whoever controls it now?',
  'facts.conqueror': 'Who conquered what',
  'ask.control': 'Who controls these places? The next phase depends on it.',
} satisfies WordBook;
