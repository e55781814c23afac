import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 22.21B-purge.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'forgone',
    clauses: ['24.61A', '22.21B'],
    question: 'What does Russia lose when it gives up its placement under the Party purge?',
    choices: [
      { id: 'placement', text: 'Its diplomatic counters of this turn, and nothing else.' },
      {
        id: 'everything',
        text: 'Its flexible events, covert operations and subversion of this turn as well (steps 6, 9 and 10).',
      },
    ],
    default: 'placement',
  },
]);
