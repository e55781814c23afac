import { texts } from '../../kernel/texts/texts.ts';

/** The texts of hits.ts. */
export const say = texts({
  fact: {
    hitNumber: 'The hit number of {nation} at {place}',
    die: 'The face of the die',
  },
  sheet: {
    hitNumber: 'Hit number: {nation} at {neutral}',
    hits: 'Hits: {nation} at {neutral}',
  },
  line: {
    base: 'every roll hits on 1',
    place: 'controls {place}',
    die: 'die {die} hits',
  },
  outcome: {
    stays: 'no hit: it stays',
    moves: 'a hit: it moves one step',
  },
  hope: {
    moves: 'it moves one step',
  },
});
