import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings on points of tension. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'regained-by',
    clauses: ['62.52', '49.851D', '49.852D'],
    question: 'Four points of tension give the U.S. a level of its result back: points of which level?',
    choices: [
      { id: 'actual', text: 'Of the actual one, as soon as it has risen.' },
      { id: 'effective', text: 'Of the effective one, as each die has it.' },
    ],
    default: 'actual',
  },
]);
