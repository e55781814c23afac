import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 12-checks.ts and 22-needed.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'surrenders',
    clauses: ['54.12'],
    question: 'Who says when a power surrenders?',
    choices: [
      { id: 'played', text: 'The rules: its resistance is checked when rules 54 to 61 say so.' },
      { id: 'reported', text: 'The table: it reports what has surrendered.' },
    ],
    default: 'played',
    fixed: true,
  },
  {
    id: 'check-order',
    clauses: ['54.12', '55.52'],
    question: 'Germany and Italy are both to be checked at the end of one player turn: which comes first?',
    choices: [
      {
        id: 'germany',
        text: 'Germany: what it held in the Mediterranean passes to Italy before Italy is checked.',
      },
      { id: 'italy', text: 'Italy.' },
    ],
    default: 'germany',
  },
  {
    id: 'late-war',
    clauses: ['54.12'],
    question: 'Who says when France falls, Britain surrenders and an election in the U.S. sets a tension?',
    choices: [
      { id: 'played', text: 'The rules 58, 59 and 62.' },
      { id: 'reported', text: 'The table: it reports what has happened.' },
    ],
    default: 'played',
    fixed: true,
  },
  {
    id: 'peace-in-phase',
    clauses: ['55.21', '56.21'],
    question: 'A report in the middle of a diplomatic phase ends the war in Europe: what of that phase?',
    choices: [{ id: 'finished', text: 'What was named is still rolled; there is no later one.' }],
    default: 'finished',
    fixed: true,
  },
]);
