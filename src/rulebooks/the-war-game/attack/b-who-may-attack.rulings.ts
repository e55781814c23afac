import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of b-who-may-attack.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'soviet-attacks',
    clauses: ['G.B3', 'G.C5'],
    question:
      'Is a territory under Total Control of the U.K., France or the U.S.A. still a neutral to the U.S.S.R.?',
    choices: [
      { id: 'any', text: 'Yes: all that is no player’s original land is a neutral, and it may attack it.' },
      { id: 'not-total', text: 'No: it may not attack it.' },
    ],
    default: 'any',
  },
  {
    id: 'asia',
    clauses: ['G.B5'],
    question: 'Which neutral territories lie in Asia, where China may attack what stands with the Axis?',
    choices: [
      {
        id: 'islands',
        text: 'Those of the mainland from Turkey on, and the islands from Sumatra to New Guinea.',
      },
      { id: 'mainland', text: 'Those of the mainland from Turkey on.' },
    ],
    default: 'islands',
  },
]);
