import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 11-cumulative.ts. */
export const say = texts({
  sheet: {
    cumulative: 'What this game turn adds to Japanese resistance',
    cumulativeFirst:
      'What this game turn adds to Japanese resistance, before the second turn of the war with the U.S.',
    cumulativeNothing: 'A game turn of which nothing was told',
  },
});
