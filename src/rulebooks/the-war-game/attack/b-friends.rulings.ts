import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of b-friends.ts. */
export const { RULINGS: FRIEND_RULINGS, ruled: friendRuling } = rulingsOf([
  {
    id: 'axis-territory',
    clauses: ['G.B2', 'G.B7'],
    question:
      'Which territories are an Axis nation’s own, which the others of the Axis may enter and not attack?',
    choices: [
      {
        id: 'sworn-and-total',
        text: 'Those Sworn to it and those under its Total Control, as among the Allies.',
      },
      { id: 'total', text: 'Those under its Total Control alone.' },
    ],
    default: 'sworn-and-total',
  },
]);
