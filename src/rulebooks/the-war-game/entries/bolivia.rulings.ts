import { rulingsOf } from '../../../kernel/ruling.ts';

/** The gaps and contradictions in the story of Bolivia. */
export const { RULINGS } = rulingsOf([
  {
    id: 'bolivia-elections',
    clauses: ['BOL.U3'],
    question: 'How often are later elections held in Bolivia?',
    choices: [
      { id: 'until-elected', text: 'Every four turns until Peñaranda is elected.' },
      { id: 'once', text: 'Only once, four turns after the first.' },
    ],
    default: 'until-elected',
  },
]);
