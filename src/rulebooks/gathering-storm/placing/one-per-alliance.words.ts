import type { WordBook } from '../../../kernel/words.ts';

/** The texts of one-per-alliance.ts. */
export const WORDS = {
  'bar.alliance': 'A side has at most one diplomatic counter in a target.',
} satisfies WordBook;
