import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 6-forces.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'french-ships',
    clauses: ['58.641'],
    question: 'Who moves the French ships that change their port?',
    choices: [{ id: 'joined', text: 'The side that they join.' }],
    default: 'joined',
    fixed: true,
  },
  {
    id: 'french-damaged-ships',
    clauses: ['58.642'],
    question: 'A word is missing where the text says what damaged ships count: which?',
    choices: [
      {
        id: 'full',
        text: 'Those in row 2 and Launch: like damaged ships they count in full for the fleets, and half only for the surrender level.',
      },
    ],
    default: 'full',
    fixed: true,
  },
]);
