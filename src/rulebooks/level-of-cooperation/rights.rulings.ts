import { rulingsOf } from '../../kernel/ruling.ts';

/** The rulings of rights.ts. */
export const { RULINGS, ruled } = rulingsOf([
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
