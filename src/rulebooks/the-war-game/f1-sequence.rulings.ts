import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of f1-sequence.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'order-of-parts',
    clauses: ['G.F2'],
    question: 'Does a player roll both parts in turn, or do all roll part I first?',
    choices: [{ id: 'parts', text: 'All of part I, player by player, then all of part II.' }],
    default: 'parts',
    fixed: true,
  },
]);
