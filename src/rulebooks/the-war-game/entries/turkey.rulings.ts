import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Turkey. */
export const { RULINGS } = rulingsOf([
  {
    id: 'turkey-axis',
    clauses: ['TUR.S1'],
    question: 'Full war with the U.S.S.R. opens the Bosphorus: whose?',
    choices: [
      { id: 'any', text: 'That of any nation of the Axis.' },
      { id: 'all', text: 'That of Germany, Italy and Japan, all three.' },
    ],
    default: 'any',
  },
]);
