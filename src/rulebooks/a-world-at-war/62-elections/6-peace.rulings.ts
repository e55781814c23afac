import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings on a separate peace. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'surrendered-britain',
    clauses: ['59.83', '62.64'],
    question:
      'Britain has surrendered and fights on beside the U.S., which then makes peace with Germany: what of Britain?',
    choices: [
      { id: 'neutral', text: 'It is neutral as long as the U.S. is.' },
      { id: 'fights-on', text: 'It fights on, as all others do that are at war.' },
    ],
    default: 'neutral',
  },
]);
