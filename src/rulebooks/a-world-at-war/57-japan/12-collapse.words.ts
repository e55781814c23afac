import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 12-collapse.ts. */
export const say = texts({
  facts: {
    occupied: 'Japan',
  },
  fact: {
    occupied: 'Do Allied units occupy {place}? An atomic attack marker there is not enough.',
  },
});
