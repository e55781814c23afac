import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of j7-bids.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'secrecy',
    clauses: ['G.J7'],
    question: 'Where are the bids of two sides kept until they are shown?',
    choices: [
      { id: 'program', text: 'Here: each side types its own, unseen, and both are shown together.' },
      { id: 'paper', text: 'On the table, under the hand: both are typed once they are shown.' },
    ],
    default: 'program',
    fixed: true,
  },
]);
