import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.4-military.ts. */
export const WORDS = {
  'row.military': 'military counters of {power} in {target}',
  'bar.onlyStep1':
    'In step 4 the Axis powers place one diplomatic counter of their set each, and nothing else.',
  'limit.support':
    'The support level of {power} is {level}. Military counters that it places in a turn: at most {max}.',
} satisfies WordBook;
