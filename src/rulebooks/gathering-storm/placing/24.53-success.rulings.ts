import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 24.53-success.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'success-counter',
    clauses: ['24.53'],
    question: 'How often does success in a civil war give one more diplomatic counter?',
    choices: [
      { id: 'once', text: 'Once: when it is placed, it is used up.' },
      { id: 'each-turn', text: 'Each turn, one.' },
    ],
    default: 'once',
  },
]);
