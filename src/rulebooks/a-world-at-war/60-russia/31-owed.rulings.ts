import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 31-owed.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'russia-armor',
    clauses: ['60.31A', '60.31B'],
    question: 'When is no 4-5 armor unit left, so that a 3-5 and two factors of other infantry go?',
    choices: [
      { id: 'anywhere', text: 'When none is mobilized, unbuilt or built: sources come after kinds.' },
    ],
    default: 'anywhere',
  },
  {
    id: 'no-armor',
    clauses: ['60.31A'],
    question: 'There is neither a 4-5 nor a 3-5 armor unit: do the two further infantry factors go?',
    choices: [
      { id: 'infantry', text: 'Yes: what there is of what is removed instead goes.' },
      { id: 'nothing', text: 'No: they go with a 3-5 armor unit alone.' },
    ],
    default: 'infantry',
  },
]);
