import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Sweden. */
export const { RULINGS } = rulingsOf([
  {
    id: 'sweden-1942',
    clauses: ['SWE.U1', 'G.L1'],
    question: 'Sweden has an infantry more in 1942: is that one of the five that it may add?',
    choices: [{ id: 'no', text: 'No: it may still add five.' }],
    default: 'no',
    fixed: true,
  },
]);
