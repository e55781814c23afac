import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 12-checks.ts. */
export const { RULINGS, ruled } = rulingsOf([
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
    id: 'peace-in-phase',
    clauses: ['55.21', '56.21'],
    question: 'A report in the middle of a diplomatic phase ends the war in Europe: what of that phase?',
    choices: [{ id: 'finished', text: 'What was named is still rolled; there is no later one.' }],
    default: 'finished',
    fixed: true,
  },
]);
