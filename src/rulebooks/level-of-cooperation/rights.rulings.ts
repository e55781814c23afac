import { rulingsOf } from '../../kernel/index.ts';

/** The rulings of rights.ts. */
export const { RULINGS: RIGHT_RULINGS, ruled: rightRuling } = rulingsOf([
  {
    id: 'A4',
    clauses: ['T4'],
    question: 'Are benefits cumulative?',
    choices: [
      { id: 'cumulative', text: 'Yes: a level has all that lower ones have.' },
      {
        id: 'own-level',
        text: 'No: a level has only its own, level 5 has all; income stays from level 3 on.',
      },
    ],
    default: 'cumulative',
  },
  {
    id: 'A6',
    clauses: ['T4'],
    question: 'Who has the benefits of docking, flying over and entering?',
    choices: [
      { id: 'side', text: 'The whole side.' },
      { id: 'roller', text: 'Only the nation that moved the neutral last.' },
    ],
    default: 'side',
  },
  {
    id: 'A7',
    clauses: ['T4'],
    question: 'Do the United Kingdom, the United States and the Soviet Union share benefits in neutrals?',
    choices: [{ id: 'shared', text: 'Yes; whatever keeps them out of Soviet land is outside this chart.' }],
    default: 'shared',
    fixed: true,
  },
  {
    id: 'A13',
    clauses: ['T4'],
    question: 'When does a benefit start?',
    choices: [
      {
        id: 'at-once',
        text: 'At once: for use from the next turn of that side, income at the nation\u2019s next collection.',
      },
    ],
    default: 'at-once',
    fixed: true,
  },
  {
    id: 'income-capital',
    clauses: ['R9', 'R11'],
    question: 'Does a nation whose capital is in enemy hands draw the income of former neutrals?',
    choices: [
      {
        id: 'withheld',
        text: 'No, as little as any other income: the summary of the round says what is withheld.',
      },
      { id: 'drawn', text: 'Yes: it goes to the nation of the marker until an enemy takes the neutral.' },
    ],
    default: 'withheld',
  },
  {
    id: 'income-captured',
    clauses: ['R9', 'R10'],
    question: 'Does the summary of the round have the income of neutrals that were taken by attack?',
    choices: [
      { id: 'captor', text: 'Yes, with the nation that holds them.' },
      { id: 'left-out', text: 'No: what a conquest pays is outside this chart.' },
    ],
    default: 'captor',
  },
  {
    id: 'A21',
    clauses: ['T4'],
    question: 'What does docking mean?',
    choices: [
      {
        id: 'right',
        text: 'Ships may lie next to the neutral as next to a friendly territory; the board game says what that is worth.',
      },
    ],
    default: 'right',
    fixed: true,
  },
]);
