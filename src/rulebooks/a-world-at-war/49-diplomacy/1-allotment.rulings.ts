import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 1-allotment.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'pacific-dps',
    clauses: ['49.11', '49.35'],
    question: 'Are DPs allotted in a Pacific scenario?',
    choices: [{ id: 'none', text: 'No: none of their targets is there, and USJT takes none.' }],
    default: 'none',
    fixed: true,
  },
]);
