import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 59.6 and 59.7. */
export const WORDS = {} satisfies WordBook;
