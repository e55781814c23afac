import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of garrisons.ts. */
export const { RULINGS: GARRISON_RULINGS, ruled: garrisonRuling } = rulingsOf([
  {
    id: 'garrisons',
    clauses: ['ARG.U4', 'PAR.E1', 'PER.E1', 'G.H1'],
    question: 'A nation takes player land in South America: who says with what it stands there?',
    choices: [
      { id: 'asked', text: 'The table is asked at once: no force on the continent is compared before.' },
      { id: 'told', text: 'The table by itself: what nobody reports is not there.' },
    ],
    default: 'asked',
  },
  {
    id: 'garrisons-retaken',
    clauses: ['ARG.U4', 'PAR.E1', 'PER.E1', 'G.H1'],
    question:
      'Player land in South America is retaken for its owner: is it asked with what, while the Axis is still there?',
    choices: [
      { id: 'asked', text: 'Yes, as of any other land that is taken.' },
      { id: 'told', text: 'No: what the table does not report is not there.' },
    ],
    default: 'asked',
  },
]);
