import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 21-resistance.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'usat-in-resistance',
    clauses: ['59.21', '49.851D'],
    question: 'Which USAT level does the British resistance table count?',
    choices: [
      {
        id: 'actual',
        text: 'The actual one: 49.851D does not name the table among what the effective one governs.',
      },
      {
        id: 'effective',
        text: 'The effective one, as long as it holds: in a check at the end of the Allied player turn; with the game turn it is the actual one again (49.851C).',
      },
    ],
    default: 'actual',
    fixed: true,
  },
]);
