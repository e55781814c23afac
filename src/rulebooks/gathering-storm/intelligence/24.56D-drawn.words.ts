import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.56D-drawn.ts. */
export const WORDS = {
  'told.void':
    'Take back the diplomatic counter of {power} in {target}, unseen: "{event}" was drawn for it, so it counts nothing.',
  'told.voidOpen':
    'Take back the diplomatic counter of {power} in {target}: a general Russian event was drawn for it, so it counts nothing.',
} satisfies WordBook;
