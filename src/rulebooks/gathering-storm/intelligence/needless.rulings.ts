import { rulingsOf } from '../../../kernel/index.ts';

/** The ruling on what can bring nothing. */
export const { RULINGS: NEEDLESS_RULINGS, ruled: needlessRuling } = rulingsOf([
  {
    id: 'needless',
    clauses: ['step.5', 'step.6', '16.16A', '16.16H', '24.61A'],
    question: 'What can bring nothing in a turn: is it asked, and a card taken, all the same?',
    choices: [
      {
        id: 'passed-by',
        text: 'No: a Russia that has given up everything is not asked in steps 6, 9 and 10, nor for a level of subversion that it has reported; a seat is not asked in step 6 for whose powers the pack has no event of a region; a card that can bring nothing is barred.',
      },
      { id: 'asked', text: 'Yes: it is asked and taken, and nothing comes of it.' },
    ],
    default: 'passed-by',
    fixed: true,
  },
]);
