import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 22.21B-purge.ts. */
export const say = texts({
  ask: {
    purge: 'Russia suffers the Party purge. Does it place diplomatic counters this turn?',
  },
  option: {
    place: 'Place diplomatic counters',
    forgo: 'Give up placing diplomatic counters this turn',
  },
  told: {
    forgone: 'Russia gives up placing diplomatic counters this turn.',
    places: 'Russia places diplomatic counters in spite of the Party purge.',
  },
});
