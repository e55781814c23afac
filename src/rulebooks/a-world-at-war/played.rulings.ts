import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** The rulings of played.ts. */
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
    question: 'Who says when France falls, Britain surrenders and an election in the U.S. sets a tension?',
    choices: [
      { id: 'played', text: 'The rules 58, 59 and 62.' },
      { id: 'reported', text: 'The table: it reports what has happened.' },
    ],
    default: 'played',
    fixed: true,
  },
]);
