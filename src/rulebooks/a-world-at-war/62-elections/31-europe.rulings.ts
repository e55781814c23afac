import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings on elections in Europe. */
export const { RULINGS } = rulingsOf([
  {
    id: 'election-axis-dps',
    clauses: ['62.31/e-axis-dp', '62.32', '54.23'],
    question:
      'British and Russian DP levels count in an election though they are negative. What of German and Italian ones?',
    choices: [
      { id: 'as-counted', text: 'They count as they are, too.' },
      { id: 'not-below-zero', text: 'They count for no less than zero.' },
    ],
    default: 'as-counted',
  },
]);
