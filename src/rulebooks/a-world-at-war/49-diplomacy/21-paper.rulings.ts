import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 21-paper.ts. */
export const { RULINGS: PAPER_RULINGS, ruled: paperRuling } = rulingsOf([
  {
    id: 'secrecy',
    clauses: ['49.21'],
    question: 'Each player records where his DPs are in secret: who keeps the record?',
    choices: [
      {
        id: 'program',
        text: 'The program: each faction types its whole allocation at the year\u2019s start.',
      },
      {
        id: 'paper',
        text: 'Each faction, on paper: it types in what a rule reveals, and the rest at the year\u2019s end, when the sums are checked.',
      },
    ],
    default: 'program',
    atSetUp: true,
    fixed: true,
  },
]);
