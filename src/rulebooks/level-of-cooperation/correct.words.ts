import type { WordBook } from '../../kernel/words.ts';

/** The texts of correct.ts. */
export const WORDS = {
  'told.correctedTo': 'Corrected: put {neutral} on the track at {level}, without a marker.',
  'told.correctedMarked': 'Corrected: put {neutral} on the track at {level}, with the marker of {nation}.',
  'told.markerWanted': 'No marker stands on {neutral}: correct who controls it.',
} satisfies WordBook;
