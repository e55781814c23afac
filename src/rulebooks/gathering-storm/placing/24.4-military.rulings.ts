import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 24.4-military.ts. */
export const { RULINGS: MILITARY_RULINGS, ruled: militaryRuling } = rulingsOf([
  {
    id: 'military-limit',
    clauses: ['24.4'],
    question: 'What limits the military counters that Germany, France and Russia place?',
    choices: [
      {
        id: 'support',
        text: 'The support level of the power, 0 at least; where nobody has said it, nothing.',
      },
      { id: 'none', text: 'Nothing that the program checks.' },
    ],
    default: 'support',
  },
  {
    id: 'open-counters',
    clauses: ['24.4', '24.3'],
    question: 'Is it open what military counters and the anti-Comintern counter are worth?',
    choices: [
      { id: 'open', text: 'Yes: it is said when they are placed.' },
      { id: 'face-down', text: 'No: they lie face down until step 8, as diplomatic counters do.' },
    ],
    default: 'open',
    fixed: true,
  },
]);
