import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 24.61-russia.ts. */
export const say = texts({
  bar: {
    purge:
      'Under the Party purge Russia has given up placing diplomatic counters this turn: only an event that goes over the purge lets it place one.',
    beforeCohesion:
      'Closed before full cohesion, but for a Russian flag or spy ring there, a civil war, or an event that opens it.',
    noMinorForRussia: 'No minor country: only an event opens it.',
    closedToRussia:
      'Not on Russia\u2019s lists: open only by a Russian flag or spy ring there, a civil war, or an event.',
  },
});
