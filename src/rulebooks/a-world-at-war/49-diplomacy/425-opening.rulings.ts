import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of what comes once a surrender is certain. */
export const { RULINGS: OPENING_RULINGS, ruled: openingRuling } = rulingsOf([
  {
    id: 'surrender-opening',
    clauses: ['49.21', '54.31', '56.31A'],
    question: 'A surrender opens the DPs in a country. When, as they cannot be hidden again?',
    choices: [
      {
        id: 'asked',
        text: 'Once the table has confirmed the surrender: until then a wrong report is taken back alone.',
      },
      { id: 'at-once', text: 'As soon as it is certain, on whatever answer made it so.' },
    ],
    default: 'asked',
    fixed: true,
  },
]);
