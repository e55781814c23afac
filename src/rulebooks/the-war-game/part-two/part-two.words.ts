import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of part-two.ts. */
export const say = texts({
  skip: {
    influence: 'Nobody tries anybody any more in turn {turn}',
  },
  told: {
    skip: {
      influence: 'Part II of turn {turn}: nobody tries anybody any more.',
    },
  },
});
