import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 11-resistance.ts. */
export const say = texts({
  line: {
    germanHeld: 'German control of {place}',
  },
});
