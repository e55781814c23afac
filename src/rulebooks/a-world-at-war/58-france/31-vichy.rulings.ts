import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 31-vichy.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'vichy-after-us-peace',
    clauses: ['58.31', '62.61'],
    question:
      'No Vichy France can be established once the U.S. and Germany are at war: what if that war has ended before France falls?',
    choices: [
      { id: 'possible', text: 'It can be: they are at war no more.' },
      { id: 'barred', text: 'It cannot be: they have been at war.' },
    ],
    default: 'possible',
  },
  {
    id: 'vichy-brps',
    clauses: ['58.31A', '58.31B', '58.71'],
    question: 'Are the 20 BRPs of Vichy France the same as the value of France as a conquest?',
    choices: [
      {
        id: 'beside',
        text: 'No: who conquered France has its value either way, and the Axis those of Vichy besides where there is no Vichy France.',
      },
    ],
    default: 'beside',
    fixed: true,
  },
]);
