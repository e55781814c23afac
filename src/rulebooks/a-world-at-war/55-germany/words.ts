import type { WordBook } from '../../../kernel/words.ts';

/** The texts of rule 55. */
export const WORDS = {
  'line.germanHeld': 'German control of {place}',
  'told.germanySurrenders': 'Germany surrenders: its resistance level is {level}.',
} satisfies WordBook;
