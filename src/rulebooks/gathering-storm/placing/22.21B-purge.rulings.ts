import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 22.21B-purge.ts. */
export const { RULINGS: PURGE_RULINGS, ruled: purgeRuling } = rulingsOf([
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
  {
    id: 'forgone-military',
    clauses: ['24.61A', '22.21B', '24.4'],
    question:
      'Does Russia lose its military counters, too, when it gives up its placement under the Party purge?',
    choices: [
      { id: 'no', text: 'No: only diplomatic counters are named.' },
      { id: 'yes', text: 'Yes: they are placed for diplomacy, too.' },
    ],
    default: 'no',
  },
  {
    id: 'purge-choice',
    clauses: ['22.21B', '24.61A', 'step.2'],
    question: 'When does Russia choose whether it gives up its placement under the Party purge?',
    choices: [
      { id: 'step-2', text: 'In step 2: it has seen where the Axis placed in step 1.' },
      {
        id: 'turn-start',
        text: 'As soon as the purge is known at the start of the turn, before any counter is placed.',
      },
    ],
    default: 'step-2',
  },
]);
