import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 52-regained.ts. */
export const say = texts({
  told: {
    regained: '{tension} has risen: the U.S. election result in {theatre} is now {result}.',
    unrestricted: '{tension} has risen: no result of the election restricts the U.S. in {theatre} any more.',
  },
});
