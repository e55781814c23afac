import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of lines.ts. */
export const say = texts({
  fact: {
    own: '{label}',
    user: '{label}?',
  },
  line: {
    user: '{label}',
  },
});
