import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 21-placing.ts. */
export const WORDS = {
  'ask.allocation':
    '{faction}: place your DPs for {year} in secret. You have {pool}, at most {third} in one target.',
} satisfies WordBook;
