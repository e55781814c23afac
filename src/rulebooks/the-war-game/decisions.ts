import type { DecisionKind } from '../../kernel/rulebook.ts';

/** The decisions of a game turn before the players' own turns, as the vocabulary lists them. */
export const DECISIONS: readonly DecisionKind[] = [
  {
    name: 'wish',
    seats: 'the nation whose wish a roll is',
    form: 'choose',
    about: 'Whether a roll of part I that is a nation’s wish is made this turn.',
    clauses: ['BUL.U1', 'THA.U1'],
    nothing: 'pass',
  },
  {
    name: 'unrest',
    seats: 'dice',
    form: 'roll',
    about: 'All rolls of part I that a nation makes: a d12 for each, in the order of the guide.',
    clauses: ['G.G1'],
  },
  {
    name: 'influence',
    seats: 'table',
    form: 'allocate',
    about: 'Which channels of influence have succeeded in part II.',
    clauses: ['G.I6'],
    ticks: true,
    nothing: {},
  },
  {
    name: 'declarations',
    seats: 'table',
    form: 'allocate',
    about: 'What has changed between the nations: peace, phony war, war or full war.',
    clauses: ['G.F1', 'G.F4'],
    ticks: true,
    nothing: {},
  },
  {
    name: 'report',
    seats: 'table',
    form: 'report',
    about: 'What is needed before the rolls, where nobody has said so.',
    clauses: ['G.F3'],
  },
];
