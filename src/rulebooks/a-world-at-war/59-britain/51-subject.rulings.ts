import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 51-subject.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'commonwealth-units',
    clauses: ['59.513C', '59.513D', '59.514C'],
    question: 'Which air and naval units of the Commonwealth stay when Britain surrenders?',
    choices: [
      { id: 'all', text: 'Those of Canada, South Africa, Australia and India, as 59.514C has it.' },
      { id: 'australian', text: 'The Australian ones alone, which 59.513C and D name.' },
    ],
    default: 'all',
  },
]);
