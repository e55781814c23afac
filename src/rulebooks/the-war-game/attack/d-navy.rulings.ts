import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of d-navy.ts. */
export const { RULINGS: NAVY_RULINGS, ruled: navyRuling } = rulingsOf([
  {
    id: 'neutral-ship',
    clauses: ['G.D2', 'G.D4'],
    question:
      'An attack makes a territory a nation’s own: which neutral ships does that nation send away or let fight?',
    choices: [
      { id: 'there', text: 'One off the attacked territory; one elsewhere in the group is simply its own.' },
      { id: 'group', text: 'Any of the group, wherever it is attacked.' },
    ],
    default: 'there',
  },
]);
