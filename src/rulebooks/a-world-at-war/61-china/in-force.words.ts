import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    japaneseTurn: 'the start of a Japanese player turn',
    chineseTurn: 'the next level, found at the end of the Chinese player turn',
  },
});
