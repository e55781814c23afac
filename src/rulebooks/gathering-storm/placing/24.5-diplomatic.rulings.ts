import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 24.5-diplomatic.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'conquest',
    clauses: ['step.6'],
    question: 'Can counters be placed in a country that a major power has conquered?',
    choices: [
      { id: 'no-diplomacy', text: 'No: there is no diplomacy in a conquest.' },
      { id: 'allowed', text: 'Yes.' },
    ],
    default: 'no-diplomacy',
  },
]);
