import type { DecisionKind } from '../../../kernel/rulebook.ts';

/** What is asked in part II, where the program plays it. */
export const DECISIONS: readonly DecisionKind[] = [
  {
    name: 'attempts',
    seats: 'each nation that an entry names',
    form: 'allocate',
    about: 'Which channels a nation tries this turn, and on which rolls it means to spend money.',
    clauses: ['G.I5', 'G.I6', 'G.J4', 'G.J9'],
    ticks: true,
    nothing: {},
  },
  {
    name: 'influence-roll',
    seats: 'dice',
    form: 'roll',
    about:
      'A d12 for each roll of a nation on which no money is spent; one by itself for each on which it is.',
    clauses: ['G.I1', 'G.I2', 'G.I3'],
  },
  {
    name: 'counter',
    seats: 'the enemy that a box names',
    form: 'choose',
    about: 'Whether a nation spends money against a roll; openly.',
    clauses: ['G.J4', 'G.J5', 'G.J6'],
  },
  {
    name: 'bid',
    seats: 'the nation that rolls, and the one against it',
    form: 'choose',
    about: 'From one to three dollars; of both sides unseen until both are there.',
    clauses: ['G.J1', 'G.J5', 'G.J7', 'G.J9'],
  },
  {
    name: 'bids',
    seats: 'table',
    form: 'allocate',
    about: 'On paper (ruling secrecy): what both sides have shown.',
    clauses: ['G.J7'],
  },
];
