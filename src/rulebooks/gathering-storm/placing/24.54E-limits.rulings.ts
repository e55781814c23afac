import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 24.54E-limits.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'extras',
    clauses: ['24.54E'],
    question: 'The extra counters are "initial" placements: when may the Axis place them?',
    choices: [
      { id: 'initial', text: 'In step 1 alone.' },
      { id: 'any-step', text: 'In step 1 or in step 4.' },
    ],
    default: 'initial',
  },
]);
