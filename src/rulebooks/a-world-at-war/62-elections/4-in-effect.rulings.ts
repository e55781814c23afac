import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings on a defeated U.S.. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'defeated-us',
    clauses: ['62.82', '62.45', '62.67', '62.67A', '62.67B', '62.67C'],
    question:
      'A defeated U.S. takes no part in the war in any manner: what of the grants, mobilizations, DPs and RPs of a neutral one?',
    choices: [
      { id: 'none', text: 'It has none of them.' },
      { id: 'neutral', text: 'It has them, as after any separate peace.' },
    ],
    default: 'none',
    fixed: true,
  },
]);
