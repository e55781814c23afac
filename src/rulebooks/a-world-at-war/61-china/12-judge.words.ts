import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 12-judge.ts. */
export const say = texts({
  told: {
    chinaLevel:
      'The Chinese resistance level is {level}. From the start of the next Japanese player turn to the end of the next Chinese one: {results}.',
  },
});
