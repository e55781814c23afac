import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 11-resistance.ts. */
export const { RULINGS: RESISTANCE_RULINGS, ruled: resistanceRuling } = rulingsOf([
  {
    id: 'japan-check',
    clauses: ['57.11', '57.13'],
    question:
      'Japan surrenders at the end of an Allied player turn, and its situation is counted anew at the end of a game turn: when is it checked?',
    choices: [
      {
        id: 'game-turn',
        text: 'At the end of the game turn, with what that turn adds to the cumulative lines.',
      },
      {
        id: 'allied-turn',
        text: 'At the end of the Allied player turn, with the cumulative lines up to the turn before.',
      },
    ],
    default: 'game-turn',
  },
  {
    id: 'manila-singapore',
    clauses: ['57.11'],
    question:
      'Manila and Singapore have lines of their own: do they also count among the Pacific objectives?',
    choices: [
      { id: 'both', text: 'Yes: Japan counts each of them twice.' },
      { id: 'own-line', text: 'No: each counts in its own line alone.' },
    ],
    default: 'both',
  },
  {
    id: 'japanese-hex',
    clauses: ['57.11'],
    question: 'Which Japanese hexes cost resistance when Allied units occupy them?',
    choices: [
      { id: 'home', text: 'Those of Japan itself.' },
      { id: 'controlled', text: 'All that Japan held before.' },
    ],
    default: 'home',
    fixed: true,
  },
]);
