import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of b-who-may-attack.ts. */
export const { RULINGS: WHO_MAY_ATTACK_RULINGS, ruled: whoMayAttackRuling } = rulingsOf([
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
    id: 'own-sworn',
    clauses: ['G.B1', 'G.B3', 'G.A4'],
    question: 'May Germany, Italy, Japan or the U.S.S.R. attack a territory that is its own Sworn ally?',
    choices: [
      { id: 'may', text: 'Yes: they may attack any neutral territory, and it is one.' },
      { id: 'not', text: 'No: it defends itself from enemies, and its ally is none.' },
    ],
    default: 'may',
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
