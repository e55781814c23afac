import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of strengths.ts. */
export const { RULINGS: STRENGTH_RULINGS, ruled: strengthRuling } = rulingsOf([
  {
    id: 'secrecy',
    clauses: ['24.5', 'step.8'],
    question: 'Who keeps the strengths of face-down counters until step 8?',
    choices: [
      { id: 'program', text: 'The program: each seat types them when it has placed.' },
      {
        id: 'paper',
        text: 'The players, with the counters of the game: they type them in step 8, all at once.',
      },
    ],
    default: 'program',
    fixed: true,
  },
  {
    id: 'partners',
    clauses: ['24.5'],
    question: 'With a seat for each power, do partners know the strengths of each other\u2019s counters?',
    choices: [
      { id: 'hidden', text: 'No: not before step 8.' },
      { id: 'shared', text: 'Yes: at once. On paper they show each other what they like.' },
    ],
    default: 'hidden',
  },
  {
    id: 'order',
    clauses: ['step.1', 'step.3', 'step.4'],
    question: 'With a seat for each power, who of two partners places first?',
    choices: [{ id: 'germany-first', text: 'Germany before Italy, Britain before France.' }],
    default: 'germany-first',
    fixed: true,
  },
  {
    id: 'reuse',
    clauses: ['24.5'],
    question: 'When can a counter be placed again?',
    choices: [{ id: 'at-once', text: 'In the next turn: all counters come back after the resolution.' }],
    default: 'at-once',
  },
]);
