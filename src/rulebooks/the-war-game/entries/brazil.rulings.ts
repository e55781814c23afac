import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Brazil. */
export const { RULINGS: BRAZIL_RULINGS } = rulingsOf([
  {
    id: 'brazil-values',
    clauses: ['BRA'],
    question: 'Which half of Brazil is worth 4, and which 7?',
    choices: [
      { id: 'north-4', text: 'Northern 4, Southern 7.' },
      { id: 'north-7', text: 'Northern 7, Southern 4.' },
    ],
    default: 'north-4',
  },
  {
    id: 'brazil-sworn',
    clauses: ['BRA.U1'],
    question: 'Can a coup strike a Brazil that is Sworn to the U.S.A.?',
    choices: [
      { id: 'too', text: 'Yes, while the U.S.A. is not at war and has no units there.' },
      { id: 'never', text: 'No.' },
    ],
    default: 'too',
  },
  {
    id: 'brazil-half',
    clauses: ['BRA.U1'],
    question: 'How much of Brazil must American units occupy to prevent a coup?',
    choices: [
      { id: 'one', text: 'One half.' },
      { id: 'both', text: 'Both halves.' },
    ],
    default: 'one',
  },
  {
    id: 'brazil-after-war',
    clauses: ['BRA.U1'],
    question: 'The U.S.A. has been at war and is at peace again: can a coup strike Brazil?',
    choices: [
      { id: 'over', text: 'No: it can come only before the first war of the U.S.A.' },
      { id: 'again', text: 'Yes, while the U.S.A. is not at war.' },
    ],
    default: 'over',
  },
  {
    id: 'brazil-influence',
    clauses: ['BRA.I1', 'BRA.U1'],
    question: 'May the U.S.A. influence Brazil while Vargas is ousted?',
    choices: [
      { id: 'always', text: 'Yes.' },
      { id: 'under-vargas', text: 'No, only while Vargas governs.' },
    ],
    default: 'always',
  },
]);
