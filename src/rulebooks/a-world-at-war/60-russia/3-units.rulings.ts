import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 11-resistance.ts, 31-removal.ts, 31-owed.ts and 32-lowest.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'russia-exact',
    clauses: ['60.31A'],
    question: 'May Russia remove more units than its level asks for?',
    choices: [
      { id: 'exact', text: 'No: exactly those, fewer only where there are no more.' },
      { id: 'least', text: 'Yes: they are the least.' },
    ],
    default: 'exact',
  },
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
    id: 'beaten-germany',
    clauses: ['60.11', '55.22'],
    question:
      'Germany has surrendered and Italy fights Russia on: do Western powers that were at war with Germany still count?',
    choices: [{ id: 'count', text: 'Yes, while the war in Europe goes on.' }],
    default: 'count',
    fixed: true,
  },
]);
