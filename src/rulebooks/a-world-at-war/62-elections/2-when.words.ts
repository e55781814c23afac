import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 2-when.ts. */
export const say = texts({
  facts: {
    'us-attacked': 'U.S. elections',
  },
  fact: {
    atomicUs:
      'How many successful German atomic attacks were there so far on the continental U.S. or the Atlantic U.S. box?',
    usAttacked: 'Was there a successful German atomic attack on the continental U.S. in this turn?',
  },
  told: {
    attacksOnUs:
      'Atomic attacks on the U.S. so far, this turn\u2019s among them: {count}. Report another number if there were more.',
  },
});
