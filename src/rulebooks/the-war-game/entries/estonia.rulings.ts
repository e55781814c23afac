import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of Estonia. */
export const { RULINGS } = rulingsOf([
  {
    id: 'estonia-poles',
    clauses: ['EST.E1', 'POL.AX'],
    question:
      'An attack has put Poland under Total Control of the U.K.: do the Poles who hold it make Poland occupied?',
    choices: [
      { id: 'occupied', text: 'As units that Total Control has turned do everywhere.' },
      { id: 'not', text: 'No: only forces that have come into Poland.' },
    ],
    default: 'occupied',
  },
]);
