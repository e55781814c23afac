import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of quiet-turns.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'quiet-turns',
    clauses: ['G.F1'],
    question:
      'Players take their turns one after the other. In several of them nothing happens on the map: how is that said?',
    choices: [
      { id: 'together', text: 'Once, of all turns up to the next in which something happens.' },
      { id: 'each', text: 'Of each turn by itself.' },
    ],
    default: 'together',
    fixed: true,
  },
]);
