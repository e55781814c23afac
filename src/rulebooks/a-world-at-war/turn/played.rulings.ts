import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of played.ts. */
export const { RULINGS: PLAYED_RULINGS, ruled: playedRuling } = rulingsOf([
  {
    id: 'surrenders',
    clauses: ['54.12'],
    question: 'Who says when Germany, Italy or Japan surrenders, and how Russia and China resist?',
    choices: [
      { id: 'played', text: 'The rules: their resistance is checked when rules 54 to 61 say so.' },
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
  {
    id: 'reported-falls',
    clauses: ['54.31', '49.17', '49.51A', '49.51B', '55.21', '56.21', '58.51', '62.21A'],
    question: 'The table reports a surrender that it says itself: what does the game make of it?',
    choices: [
      {
        id: 'whole',
        text: 'All that it brings, as of one that the rules find; and rules 58, 59 and 62 are played if they are to be, whoever says when the others surrender.',
      },
      {
        id: 'allotment',
        text: 'No more than that the power receives no DPs: all else is the table\u2019s, and rules 58, 59 and 62 with it.',
      },
    ],
    default: 'whole',
    fixed: true,
  },
]);
