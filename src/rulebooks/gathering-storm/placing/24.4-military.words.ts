import { texts } from '../../../kernel/index.ts';

/** The texts of 24.4-military.ts. */
export const militaryTexts = texts({
  row: {
    military: 'military counters of {power} in {target}',
  },
  bar: {
    onlyStep1: 'In step 4 the Axis powers place one diplomatic counter of their set each, and nothing else.',
    militaryForgone: 'Russia has given up its placement under the Party purge, military counters included.',
  },
  limit: {
    support: '{power} is at support level {level}. Its military counters in a turn: {max}.',
  },
});
