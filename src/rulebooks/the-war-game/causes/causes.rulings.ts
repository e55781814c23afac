import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of causes.ts. */
export const { RULINGS: CAUS_RULINGS, ruled: causRuling } = rulingsOf([
  {
    id: 'untold-causes',
    clauses: ['G.A1', 'G.C1', 'G.L1'],
    question:
      'A start in the middle, or a correction, says how a territory stands and not what made it so: what did?',
    choices: [
      {
        id: 'story',
        text: 'What its entry leads to: where that is one story, this; where it is several, the table is asked when something hangs on it.',
      },
      { id: 'table', text: 'The word of the table: no rule has made it so, and no attack.' },
    ],
    default: 'story',
    fixed: true,
  },
]);
