import { rulingsOf } from '../../kernel/index.ts';

/** The rulings of rounds.ts. */
export const { RULINGS: ROUND_RULINGS, ruled: roundRuling } = rulingsOf([
  {
    id: 'A23',
    clauses: ['S1'],
    question: 'What follows the diplomacy phase?',
    choices: [{ id: 'next-nation', text: 'The turn ends; the next nation begins.' }],
    default: 'next-nation',
    fixed: true,
  },
  {
    id: 'A25',
    clauses: ['S3'],
    question: 'What if a nation has nothing to choose?',
    choices: [{ id: 'ends', text: 'Its phase ends without a roll.' }],
    default: 'ends',
    fixed: true,
  },
  {
    id: 'order',
    clauses: ['S1'],
    question: 'In which order do the nations move?',
    choices: [
      {
        id: 'axis-first',
        text: 'Axis, then Allies: Germany, Japan, Italy, Soviet Union, United Kingdom, United States.',
      },
      {
        id: 'chart',
        text: 'As the chart lists them: United States, United Kingdom, Soviet Union, Japan, Italy, Germany.',
      },
    ],
    default: 'axis-first',
    fixed: true,
  },
]);
