import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.5-diplomatic.ts. */
export const WORDS = {
  'bar.allowed': 'This pack does not let {power} place diplomatic counters there.',
} satisfies WordBook;
