import { rulingsOf } from '../../kernel/index.ts';

/** The rulings of hits.ts. */
export const { RULINGS: HIT_RULINGS, ruled: hitRuling } = rulingsOf([
  {
    id: 'A1',
    clauses: ['S6', 'R4'],
    question: 'Does a die hit at or below the hit number, or only on it?',
    choices: [
      { id: 'at-or-below', text: 'At or below.' },
      { id: 'exactly', text: 'On a 1 or exactly the adjusted number.' },
    ],
    default: 'at-or-below',
  },
  {
    id: 'A2',
    clauses: ['S5'],
    question: 'Is the hit number capped?',
    choices: [
      { id: 'no-cap', text: 'No: from 6 on every die hits.' },
      { id: 'cap', text: 'At 5: a 6 always misses.' },
    ],
    default: 'no-cap',
    fixed: true,
  },
  {
    id: 'A3',
    clauses: ['S5', 'R4'],
    question: 'Which places count for the hit number?',
    choices: [
      {
        id: 'controlled',
        text: 'All it controls and did not own at the start, former neutrals and what it liberates for an ally among them.',
      },
      {
        id: 'conquests',
        text: 'Only what it took from enemies or by attack; what it liberates for an ally adds nothing.',
      },
    ],
    default: 'controlled',
    fixed: true,
  },
  {
    id: 'A3-handed',
    clauses: ['S5', 'R4'],
    question: 'Where conquests alone count: does what an ally conquered and handed over count?',
    choices: [
      { id: 'yes', text: 'Yes: whatever it controls that was conquered.' },
      { id: 'no', text: 'No: only what the nation conquered itself.' },
    ],
    default: 'no',
    fixed: true,
  },
]);
