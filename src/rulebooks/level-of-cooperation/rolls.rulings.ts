import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** The rulings of rolls.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'A11',
    clauses: ['S3', 'S4'],
    question: 'May a nation split its dice?',
    choices: [{ id: 'one', text: 'No: one neutral a turn, all dice at it.' }],
    default: 'one',
    fixed: true,
  },
  {
    id: 'A12',
    clauses: ['S2', 'S3'],
    question: 'May a nation decline after naming a neutral?',
    choices: [{ id: 'binding', text: 'No: it names first, then the roll is due.' }],
    default: 'binding',
    fixed: true,
  },
]);
