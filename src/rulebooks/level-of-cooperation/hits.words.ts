import type { WordBook } from '../../kernel/words.ts';

/** The texts of hits.ts. */
export const WORDS = {
  'fact.hitNumber': 'The hit number of {nation} at {place}',
  'fact.die': 'The face of the die',
  'sheet.hitNumber': 'Hit number: {nation} at {neutral}',
  'sheet.hits': 'Hits: {nation} at {neutral}',
  'line.base': 'every roll hits on 1',
  'line.place': 'controls {place}',
  'line.die': 'die {die} hits',
  'outcome.stays': 'no hit: it stays',
  'outcome.moves': 'a hit: it moves one step',
} satisfies WordBook;
