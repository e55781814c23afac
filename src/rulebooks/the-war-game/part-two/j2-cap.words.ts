import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of j2-cap.ts. */
export const say = texts({
  bar: {
    cap: '{nation} has ${left} left for influence this turn.',
  },
  facts: {
    'land-value': 'What land is worth',
  },
  fact: {
    landValue: 'What is the land of {nation} worth?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    landValue:
      'On the map: the values of the lands that it holds, added up; your record of income has it. Usually what it was last turn.',
  },
});
