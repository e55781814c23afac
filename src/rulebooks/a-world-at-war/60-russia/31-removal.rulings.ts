import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 31-removal.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'russia-exact',
    clauses: ['60.31A'],
    question: 'May Russia remove more units than its level asks for?',
    choices: [
      { id: 'exact', text: 'No: exactly those, fewer only where there are no more.' },
      { id: 'least', text: 'Yes: they are the least.' },
    ],
    default: 'exact',
  },
]);
