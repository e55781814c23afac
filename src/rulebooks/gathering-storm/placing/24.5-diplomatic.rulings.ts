import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 24.5-diplomatic.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'conquest',
    clauses: ['step.6'],
    question: 'Is there diplomacy in a country that a major power has conquered?',
    choices: [
      {
        id: 'no-diplomacy',
        text: 'No: no counter is placed there, and what lies there when it is conquered counts for nothing.',
      },
      { id: 'allowed', text: 'Yes, as in any other target.' },
    ],
    default: 'no-diplomacy',
  },
]);
