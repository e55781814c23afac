import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Yemen. */
export const { RULINGS } = rulingsOf([
  {
    id: 'yemen-dollar',
    clauses: ['YEM.M1', 'YEM.I1'],
    question: 'The Axis controls what is next door to Yemen: does the U.K. still pay for each roll?',
    choices: [
      { id: 'due', text: 'Yes: a dollar at least, as always.' },
      { id: 'free', text: 'No: what it pays is its own choice.' },
    ],
    default: 'due',
  },
]);
