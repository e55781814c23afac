import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Norway. */
export const { RULINGS } = rulingsOf([
  {
    id: 'norway-raise',
    clauses: ['NOR.I1', 'NOR.M2'],
    question: 'Norway is the U.K.’s friend already when it is threatened: may the U.K. still roll for more?',
    choices: [
      { id: 'no', text: 'No: only a neutral Norway is open.' },
      { id: 'yes', text: 'Yes, while the threat lasts.' },
    ],
    default: 'no',
  },
]);
