import type { WordBook } from '../../../kernel/words.ts';

/** The texts of bars.ts. */
export const WORDS = {
  'bar.noConquest': 'No diplomacy there: it is a conquest of {power}.',
  'bar.forgoneAll': 'Russia has given up its diplomacy for this turn.',
} satisfies WordBook;
