import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of strikes.ts. */
export const { RULINGS: STRIKE_RULINGS, ruled: strikeRuling } = rulingsOf([
  {
    id: 'idle-strikes',
    clauses: ['POL.E1', 'BUL.E1'],
    question: 'Italy attacks abroad, or Soviet land, and no entry asks for that: is it written down?',
    choices: [
      { id: 'left-out', text: 'No: only what an entry asks for.' },
      { id: 'listed', text: 'Yes, beside what Germany attacks.' },
    ],
    default: 'left-out',
  },
]);
