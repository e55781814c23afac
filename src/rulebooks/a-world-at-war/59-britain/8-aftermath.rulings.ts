import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 8-aftermath.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'british-war-ends',
    clauses: ['59.14B', '59.85'],
    question:
      'Russia too is in a state of surrender: is it a Japan that has surrendered that ends the war, or one that has not?',
    choices: [{ id: 'not', text: 'One that has not surrendered, as 59.14B and 62.91 have it.' }],
    default: 'not',
  },
]);
