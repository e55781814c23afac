import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of Turkey. */
export const { RULINGS: TURKEY_RULINGS, ruled: turkeyRuling } = rulingsOf([
  {
    id: 'turkey-axis',
    clauses: ['TUR.S1'],
    question: 'Full war with the U.S.S.R. opens the Bosphorus: whose?',
    choices: [
      { id: 'any', text: 'That of any nation of the Axis.' },
      { id: 'all', text: 'That of Germany, Italy and Japan, all three.' },
    ],
    default: 'any',
  },
  {
    id: 'bosphorus-waits',
    clauses: ['TUR.S2', 'BUL.U1', 'BUL.U2'],
    question: 'Is the strait rolled for after what Bulgaria brings in the same phase?',
    choices: [
      { id: 'yes', text: 'Yes: its number counts who controls Bulgaria then.' },
      { id: 'no', text: 'No: with the others.' },
    ],
    default: 'yes',
  },
]);
