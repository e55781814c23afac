import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.4-military.ts. */
export const WORDS = {
  'row.military': 'military counters of {power} in {target}',
  'bar.onlyStep1':
    'In step 4 the Axis powers place one diplomatic counter of their set each, and nothing else.',
  'limit.support':
    'The support level of {power} is {level}: it places at most {max} military counters in a turn.',
} satisfies WordBook;
