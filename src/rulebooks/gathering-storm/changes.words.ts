import type { WordBook } from '../../kernel/words.ts';

/** The texts of changes.ts. */
export const WORDS = {
  'ask.changes':
    'What has changed on the board and the charts since the last turn, other than by what was entered here?',
  'ask.charts': 'What do the charts say for this turn? What is left out is not checked.',
} satisfies WordBook;
