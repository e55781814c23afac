import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 14-cumulative.ts. */
export const say = texts({
  facts: {
    eliminated: 'Japan',
    cumulative: 'Japan, turn by turn',
  },
  fact: {
    eliminated: {
      brps: 'How many BRPs of enemy units has Japan eliminated in the Pacific this turn? Chinese, Russian and minor ones count, partisans do not.',
      'named-damaged': 'How many named ships of its enemies were damaged there? Cruisers do not count.',
      'named-in-port': 'How many of their named ships were sunk in port there?',
    },
    cumulative: '{turn} {year}: what did it add to Japanese resistance for {line}?',
    cumulativeBefore: 'What did all turns before this game add to Japanese resistance for {line}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    cumulativeBefore: 'In your record of Japanese resistance, at this line. Usually 0 before 1943.',
    eliminated: {
      brps: 'What was taken off the map this turn, at its cost in BRPs. Usually 0 to 40.',
      'named-damaged': 'On the shipyard records: what came there this turn. Usually 0.',
      'named-in-port': 'What was sunk in port this turn. Usually 0.',
    },
  },
  line: {
    'c-china': 'Chinese resistance at {level} or lower',
    'c-siberia': 'Vladivostok and Irkutsk both Japanese',
    'c-india': '{enough} or more of Calcutta, Colombo, Dacca and Rangoon Japanese',
    'c-australia': '{enough} or more of Cairns, Darwin, Port Moresby and Townsville Japanese',
    'c-brps': 'enemy units eliminated, one for every {brps} BRPs',
    'c-islands': 'island groups of the Western Allies',
    'c-islands-8': '{from} to {to} island groups of the Western Allies',
    'c-islands-12': '{from} or more island groups of the Western Allies',
  },
});
