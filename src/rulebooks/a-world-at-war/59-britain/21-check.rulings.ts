import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 21-check.ts. */
export const { RULINGS: BRITAIN_CHECK_RULINGS, ruled: britainCheckRuling } = rulingsOf([
  {
    id: 'british-check',
    clauses: ['59.11', '59.21', '59.22D'],
    question: 'When is the British resistance level checked?',
    choices: [
      {
        id: 'game-turn',
        text: 'At the end of each game turn, as 59.11 has it: transports have been replaced.',
      },
      { id: 'allied-turn', text: 'At the end of each Allied player turn, as the note of the table has it.' },
    ],
    default: 'game-turn',
  },
  {
    id: 'british-again',
    clauses: ['59.87', '59.86B'],
    question:
      'Germany has declared war on the West after a British surrender: can Britain surrender once more?',
    choices: [
      { id: 'never', text: 'No: 59.87 excepts it.' },
      {
        id: 'anew',
        text: 'Yes, at zero or less as at first: it need not be below the level of the surrender.',
      },
    ],
    default: 'never',
  },
  {
    id: 'british-initial',
    clauses: ['59.87', '59.872'],
    question: 'Britain has surrendered twice: below which level does it surrender again?',
    choices: [
      {
        id: 'latest',
        text: 'Below that of the latest surrender, from which its cost is counted; a German declaration of war before that one counts no more.',
      },
    ],
    default: 'latest',
  },
]);
