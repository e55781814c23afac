import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 85-effective-level.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'usat-at-year-start',
    clauses: ['49.12', '49.851D'],
    question: 'Which effective USAT counts for the American DPs?',
    choices: [{ id: 'winter', text: 'The one rolled in the last Winter turn; the table reports it.' }],
    default: 'winter',
    fixed: true,
  },
]);
