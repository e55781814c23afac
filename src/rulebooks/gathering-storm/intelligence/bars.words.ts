import type { WordBook } from '../../../kernel/words.ts';

/** The texts of bars.ts. */
export const WORDS = {
  'bar.noConquest': '{target} is a conquest of {power}: no diplomacy there.',
  'bar.forgoneAll': 'Russia has given up its diplomacy for this turn.',
} satisfies WordBook;
