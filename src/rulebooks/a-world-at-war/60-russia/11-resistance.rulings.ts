import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 11-resistance.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'beaten-germany',
    clauses: ['60.11', '55.22'],
    question:
      'Germany has surrendered and Italy fights Russia on: do Western powers that were at war with Germany still count?',
    choices: [{ id: 'count', text: 'Yes, while the war in Europe goes on.' }],
    default: 'count',
    fixed: true,
  },
  {
    id: 'russia-in-peace',
    clauses: ['60.11', '60.12', '55.21'],
    question: 'The war in Europe is over, and Russia is in a state of surrender: is its level still checked?',
    choices: [
      {
        id: 'rests',
        text: 'No, as that of any power that is not at war: nothing more comes of it, and the state stays as it was.',
      },
      { id: 'while-weakened', text: 'Yes, until a level above zero ends the state.' },
    ],
    default: 'rests',
  },
]);
