import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings on a separate peace. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'senior-after-peace',
    clauses: ['49.51B', '62.61', '62.67B'],
    question:
      'The U.S. is the senior Western partner once at war with Germany: is it still so after a separate peace?',
    choices: [
      { id: 'britain', text: 'No: Britain is, until the U.S. is at war again.' },
      { id: 'us', text: 'Yes: it goes on with its diplomacy.' },
    ],
    default: 'britain',
  },
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
  {
    id: 'neutral-us-dps',
    clauses: ['62.67B', '49.12'],
    question: 'A neutral U.S. that was at war with Germany receives five DPs: is that all it receives?',
    choices: [
      { id: 'basic', text: 'No: five is its basic allotment, and what else it has is added.' },
      { id: 'all', text: 'Yes: five in all.' },
    ],
    default: 'basic',
    fixed: true,
  },
]);
