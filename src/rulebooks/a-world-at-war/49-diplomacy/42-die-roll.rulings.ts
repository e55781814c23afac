import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 42-die-roll.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'mixed-allied-dps',
    clauses: ['49.4261B'],
    question: 'The clause on Western and Russian DPs in one target has no text: do both count?',
    choices: [{ id: 'both', text: 'Yes, both are subtracted; 49.51C says who benefits.' }],
    default: 'both',
    fixed: true,
  },
  {
    id: 'pro-allied-status',
    clauses: ['49.433'],
    question:
      'The -1, -2 and -3 for Allied status are stated for Axis namings: do they count when an Ally names?',
    choices: [{ id: 'always', text: 'Yes, as the one table that is known in full has it.' }],
    default: 'always',
    fixed: true,
  },
  {
    id: 'finland-factors',
    clauses: ['49.4265'],
    question: 'Which way do friendly and enemy factors in Finland push?',
    choices: [{ id: 'owner', text: 'Toward the side whose factors they are, for each five.' }],
    default: 'owner',
    fixed: true,
  },
]);
