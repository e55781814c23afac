import type { WordBook } from '../../kernel/words.ts';

/** The texts of sequence.ts. */
export const WORDS = {
  'skip.turn': 'Skip the rest of {season} {year}',
  'told.skip.turn': 'The table skips the rest of {season} {year}: nothing more of it is resolved.',
  'told.endWar': 'War between major powers: the game is over in {season} {year}.',
  'told.endLast': '{season} {year} was the last turn: the game is over.',
} satisfies WordBook;
