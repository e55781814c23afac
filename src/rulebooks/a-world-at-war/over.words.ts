import { texts } from '../../kernel/texts/texts.ts';

/** The texts of over.ts. */
export const say = texts({
  facts: {
    over: 'Surrender',
  },
  fact: {
    europeOver: 'Is the war in Europe over?',
  },
});
