import { rulingsOf } from '../../kernel/index.ts';
import { houseValues } from './packs/house.ts';

/** The rulings of the game as a whole. */
export const { RULINGS: STORM_RULINGS, ruled: stormRuling } = rulingsOf([
  {
    id: 'pack',
    clauses: ['24.5'],
    question: 'Which values hold where the sheet has none: counters, strengths, costs?',
    choices: [
      { id: 'sheet', text: 'None: what is not on the sheet stays unknown, and is not checked.' },
      { id: 'house', text: 'House values, each called so.', values: houseValues() },
    ],
    default: 'sheet',
    fixed: true,
    atSetUp: true,
  },
  {
    id: 'rhineland',
    clauses: ['4.16C'],
    question: 'Is the Rhineland a diplomatic target?',
    choices: [
      { id: 'yes', text: 'Yes; the log says that no rule names it as one.' },
      { id: 'no', text: 'No.' },
    ],
    default: 'yes',
    fixed: true,
  },
  {
    id: 'last-turn',
    clauses: ['step.11'],
    question: 'When is the game over without a war between major powers?',
    choices: [
      { id: 'winter-1941', text: 'After 28 turns, at the end of Winter 1941.' },
      { id: 'winter-1939', text: 'After 20 turns, at the end of Winter 1939.' },
    ],
    default: 'winter-1941',
    fixed: true,
  },
  {
    id: 'spy-rings',
    clauses: ['16.16B'],
    question: 'Who knows where a power has spy rings?',
    choices: [{ id: 'all', text: 'All: the table reports them, as they open and close placements.' }],
    default: 'all',
    fixed: true,
  },
]);
