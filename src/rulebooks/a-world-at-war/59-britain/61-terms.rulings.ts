import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 61-terms.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'us-in-europe',
    clauses: ['59.61', '59.62'],
    question:
      'The U.S. is at war with Italy and not with Germany when Britain surrenders: does the war go on?',
    choices: [
      { id: 'germany', text: 'No: 59.61 asks for a war with Germany.' },
      { id: 'europe', text: 'Yes: 59.62 brings peace only where the U.S. is not at war in Europe.' },
    ],
    default: 'germany',
  },
]);
