import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 83-neutral.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'britain-in-asia',
    clauses: ['59.83', '59.891B', '62.62', '62.82'],
    question:
      'Britain has surrendered and fights Japan; the U.S. makes peace with Japan: what of Britain there?',
    choices: [
      {
        id: 'fights-on',
        text: 'It fights on: its surrender takes effect in Europe alone, and other Allies may fight on.',
      },
      { id: 'neutral', text: 'It is neutral as long as the U.S. is.' },
    ],
    default: 'fights-on',
  },
]);
