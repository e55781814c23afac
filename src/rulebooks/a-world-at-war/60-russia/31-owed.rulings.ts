import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 31-owed.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'russia-armor',
    clauses: ['60.31A', '60.31B'],
    question: 'When is no 4-5 armor unit left, so that a 3-5 and two factors of other infantry go?',
    choices: [
      { id: 'anywhere', text: 'When none is mobilized, unbuilt or built: sources come after kinds.' },
    ],
    default: 'anywhere',
  },
]);
