import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 58-obligations.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'declaring-out-of-turn',
    clauses: ['49.58', '49.59'],
    question:
      'Germany or Russia takes a result that needs a declaration of war in the other’s player turn, in which it cannot declare any: when must it?',
    choices: [
      { id: 'next', text: 'In its own next player turn; until its end the result stands.' },
      { id: 'same', text: 'Before the next diplomatic phase, as in its own player turn.' },
    ],
    default: 'next',
  },
  {
    id: 'not-declared',
    clauses: ['49.58'],
    question:
      'Germany or Russia takes a result that needs a declaration of war and then declares none: what holds?',
    choices: [{ id: 'before', text: 'What was in effect for the country before.' }],
    default: 'before',
    fixed: true,
  },
]);
