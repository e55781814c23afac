import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 11-conditions.ts. */
export const say = texts({
  facts: {
    'axis-in-africa': 'Italy',
  },
  fact: {
    axisInAfrica:
      'Are any Axis units in Africa? (Ethiopia and Egypt east of the canal count, Wafdist partisans do not.)',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    axisInAfrica: 'On the map. Usually yes from the entry of Italy until 1943.',
  },
});
