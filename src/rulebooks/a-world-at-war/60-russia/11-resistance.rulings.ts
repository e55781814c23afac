import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 11-resistance.ts. */
export const { RULINGS } = rulingsOf([
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
