import type { WordBook } from '../../../kernel/words.ts';

/** The texts of bars.ts. */
export const WORDS = {
  'bar.conquest': 'No diplomacy in {target}: it is a conquest of {power}.',
  'bar.forgone': 'Russia has given up its diplomacy for this turn.',
} satisfies WordBook;
