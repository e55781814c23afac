import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 32-lowest.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'russia-drops',
    clauses: ['60.32A'],
    question: 'From what has the Russian level to fall for more units to be removed?',
    choices: [
      {
        id: 'lowest',
        text: 'From the lowest for which units were removed: \u22123, \u22122, \u22123 costs once.',
      },
      { id: 'last', text: 'From the level before: \u22123, \u22122, \u22123 costs for the last step again.' },
    ],
    default: 'lowest',
  },
]);
