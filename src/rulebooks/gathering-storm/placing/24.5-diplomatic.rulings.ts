import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 24.5-diplomatic.ts. */
export const { RULINGS: DIPLOMATIC_RULINGS, ruled: diplomaticRuling } = rulingsOf([
  {
    id: 'conquest',
    clauses: ['step.6'],
    question: 'Is there diplomacy in a country that a major power has conquered?',
    choices: [
      {
        id: 'no-diplomacy',
        text: 'No: no counter is placed there, and what lies there when it is conquered counts for nothing.',
      },
      { id: 'allowed', text: 'Yes, as in any other target.' },
    ],
    default: 'no-diplomacy',
  },
  {
    id: 'freed',
    clauses: ['step.6', 'step.11'],
    question:
      'A country is conquered in a turn and free again before the resolution: does what lay there when it was conquered count?',
    choices: [
      { id: 'counts', text: 'Yes: its diplomacy is resolved as the country stands then.' },
      { id: 'fallen', text: 'No: only what was placed or used there since counts.' },
    ],
    default: 'counts',
  },
]);
