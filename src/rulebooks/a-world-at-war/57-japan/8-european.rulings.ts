import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 8-european.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'by-the-date',
    clauses: ['57.81'],
    question:
      'In a European scenario each atomic bomb used by the date brings the surrender of Japan one turn nearer: what of one used in that very turn?',
    choices: [
      { id: 'in-turn', text: 'It counts: Japan surrenders at the end of the Allied player turn.' },
      { id: 'before', text: 'It does not: Japan surrenders as the turn begins.' },
    ],
    default: 'in-turn',
  },
  {
    id: 'marines',
    clauses: ['57.82B'],
    question:
      'The marines from the Pacific are called 1-3 each turn, and 1-2 in their total: which are they?',
    choices: [
      { id: 'two-1-3', text: '1-3 units.' },
      { id: 'two-1-2', text: '1-2 units.' },
    ],
    default: 'two-1-3',
  },
]);
