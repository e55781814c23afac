import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of i2-bonuses.ts. */
export const { RULINGS: BONUS_RULINGS, ruled: bonusRuling } = rulingsOf([
  {
    id: 'influence',
    clauses: ['G.I2', 'G.I6'],
    question: 'Who plays part II, influence?',
    choices: [
      { id: 'played', text: 'The program: attempts, money and dice.' },
      { id: 'reported', text: 'The players by themselves; the table says what has succeeded.' },
    ],
    default: 'played',
  },
]);
