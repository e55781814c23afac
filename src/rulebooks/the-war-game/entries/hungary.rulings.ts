import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Hungary. */
export const { RULINGS: HUNGARY_RULINGS, ruled: hungaryRuling } = rulingsOf([
  {
    id: 'hungary-both',
    clauses: ['HUN.R3'],
    question: 'When do the rolls of the U.S.S.R. and of the West for Hungary compete?',
    choices: [
      { id: 'occupation', text: 'When both occupy a neighbour.' },
      {
        id: 'total-control',
        text: 'Only when both control a neighbour; else each roll counts, and the second that works decides.',
      },
    ],
    default: 'occupation',
  },
  {
    id: 'hungary-tie',
    clauses: ['HUN.R3'],
    question: 'Both rolls for Hungary work, with the same number: whose ally is it?',
    choices: [
      { id: 'again', text: 'Both roll again.' },
      { id: 'ussr', text: 'The U.S.S.R.’s.' },
      { id: 'uk', text: 'The U.K.’s.' },
    ],
    default: 'again',
  },
]);
