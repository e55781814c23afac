import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 14-turn.ts. */
export const say = texts({
  ask: {
    japanTurn: 'End of {turn} {year}: what did Japan eliminate this turn, and what has changed?',
    japanTally:
      'What this turn adds to Japanese resistance for good: who holds these places, and how many island groups?',
  },
  told: {
    cumulative: '{turn} {year} adds {by} to Japanese resistance for good.',
    cumulativeUnknown:
      'Nobody said all that {turn} {year} adds to Japanese resistance. Not counted until it is put right: {lines}.',
  },
});
