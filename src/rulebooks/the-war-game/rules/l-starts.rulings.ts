import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide does not print of early 1942. */
export const { RULINGS: START_RULINGS, ruled: startRuling } = rulingsOf([
  {
    id: 'starts-1942',
    clauses: ['G.L1'],
    question: 'How do colonies stand in 1942 for which nothing is printed?',
    choices: [
      { id: 'as-1939', text: 'As in 1939.' },
      { id: 'neutral', text: 'Neutral to all.' },
    ],
    default: 'as-1939',
    fixed: true,
  },
  {
    id: 'forces-1942',
    clauses: ['G.L1'],
    question: 'What forces have territories in 1942 that its chart leaves out?',
    choices: [
      { id: 'as-1939', text: 'Those of 1939; under Total Control they are their owner’s.' },
      { id: 'none', text: 'None.' },
    ],
    default: 'as-1939',
    fixed: true,
  },
  {
    id: 'wars-1942',
    clauses: ['G.L1', 'G.F4'],
    question: 'Who is at war when the game begins in 1942?',
    choices: [
      {
        id: 'historical',
        text: 'The Axis and the Allies are at full war, but Japan and the U.S.S.R. are at peace; the Phony War has been.',
      },
      { id: 'ask', text: 'Nobody knows until the table says it.' },
    ],
    default: 'historical',
    fixed: true,
  },
  {
    id: 'lands-1942',
    clauses: ['G.L1', 'POR.E1', 'THA.U1'],
    question: 'Who holds player land when the game begins in 1942?',
    choices: [
      { id: 'historical', text: 'Germany holds France, Japan French Indo-China; all else is its owner’s.' },
      { id: 'ask', text: 'Nobody knows until the table says it.' },
    ],
    default: 'historical',
    fixed: true,
  },
  {
    id: 'last-turn',
    clauses: ['G.L1'],
    question: 'When is the game over?',
    choices: [
      { id: '14', text: 'After turn 14, the first half of 1946.' },
      { id: 'none', text: 'When the players stop; the program goes on to turn 40.' },
    ],
    default: '14',
    fixed: true,
  },
]);
