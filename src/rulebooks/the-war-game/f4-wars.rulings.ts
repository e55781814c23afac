import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of f4-wars.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'phony-war',
    clauses: ['MEX.E1', 'G.F4'],
    question: 'Germany is at war with the U.K. or with France, of whatever kind: has the Phony War started?',
    choices: [
      { id: 'begun', text: 'Yes: it starts with it at the latest.' },
      { id: 'told', text: 'Only if the table says so.' },
    ],
    default: 'begun',
  },
]);
