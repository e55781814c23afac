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
    id: 'late-war',
    clauses: ['54.12', '58.11'],
    question: 'Who says when France falls, when Britain makes its peace, and how U.S. elections end?',
    choices: [
      { id: 'played', text: 'The rules: they are played when rules 58, 59 and 62 say so.' },
      { id: 'reported', text: 'The table: it reports what has come of them.' },
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
]);
