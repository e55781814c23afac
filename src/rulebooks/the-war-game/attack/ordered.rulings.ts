import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of ordered.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'ordered-skipped',
    clauses: ['ARG.U2', 'IRQ.U2', 'MON.U2', 'PER.U1'],
    question: 'A turn is skipped in which an entry has ordered a battle: is it asked for later?',
    choices: [
      {
        id: 'left',
        text: 'No: it is left to the table with the rest of that turn, and the table is told so.',
      },
      { id: 'later', text: 'Yes, in the next turn of the same player.' },
    ],
    default: 'left',
  },
  {
    id: 'ordered-first',
    clauses: ['ARG.U2', 'IRQ.U2', 'MON.U2', 'PER.U1'],
    question:
      'An entry has ordered a battle for a turn in which its player attacks elsewhere: which is fought first?',
    choices: [{ id: 'ordered', text: 'The ordered one.' }],
    default: 'ordered',
    fixed: true,
  },
]);
