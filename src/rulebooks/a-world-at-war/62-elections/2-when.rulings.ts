import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings on when there is an election. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'attack-election',
    clauses: ['62.21B', '62.61', '59.66A'],
    question:
      'The U.S. suffers an atomic attack in the turn in which Britain surrenders: which comes first, the election or the surrender?',
    choices: [
      {
        id: 'before-britain',
        text: 'The election: American units have left before concessions are determined, as 62.61 has it.',
      },
      { id: 'last', text: 'The surrender: it counts in the election.' },
    ],
    default: 'before-britain',
  },
]);
