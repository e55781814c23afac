import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of h4-threats.ts. */
export const { RULINGS: THREAT_RULINGS, ruled: threatRuling } = rulingsOf([
  {
    id: 'threats',
    clauses: ['G.H4', 'FIN.E2', 'NOR.M2', 'SWE.U1', 'TUR.U1'],
    question: 'Who says whether a stronger force threatens a territory?',
    choices: [
      {
        id: 'asked',
        text: 'The land units that were reported beside it; where those do not show it, the table is asked, in each turn in which it matters.',
      },
      { id: 'told', text: 'The table by itself: it holds until it says otherwise, and nobody asks.' },
    ],
    default: 'asked',
  },
]);
