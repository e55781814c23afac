import type { WordBook } from '../../../kernel/words.ts';

/** The texts of bars.ts. */
export const WORDS = {
  'bar.conquest': '{target} is a conquest of {power}: no diplomacy there.',
  'bar.forgone': 'Russia has given up its diplomacy for this turn.',
} satisfies WordBook;
