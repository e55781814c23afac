import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 16.16H-subversion.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'subversion',
    clauses: ['16.16H'],
    question: 'How far does Russian subversion reach in a turn?',
    choices: [
      { id: 'one-country', text: 'The whole level counts in one minor country.' },
      { id: 'split', text: 'The levels are divided among minor countries.' },
      { id: 'each-country', text: 'The whole level counts in every minor country that Russia names.' },
    ],
    default: 'one-country',
  },
]);
