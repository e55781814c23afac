import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 43-bars.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'aggressor',
    clauses: ['49.435'],
    question:
      'Naming is by faction, but aggression is by a major power: does Italy\u2019s attack bar Germany?',
    choices: [
      { id: 'faction', text: 'Yes: it bars the faction of the aggressor.' },
      { id: 'power', text: 'No: only a faction without another power is barred, which is Russia.' },
    ],
    default: 'faction',
  },
]);
