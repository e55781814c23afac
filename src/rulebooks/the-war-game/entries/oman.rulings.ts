import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Oman. */
export const { RULINGS } = rulingsOf([
  {
    id: 'oman-bonus',
    clauses: ['OMA.M2', 'OMA.M1'],
    question: 'British units are in Oman: which rolls of the U.K. are better by 2?',
    choices: [
      { id: 'any-roll', text: 'All of them.' },
      { id: 'threatened-only', text: 'Those for which it need not pay, with the Axis next door.' },
    ],
    default: 'any-roll',
  },
]);
