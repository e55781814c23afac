import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The gaps and contradictions in the story of Belgium/Holland. */
export const { RULINGS } = rulingsOf([
  {
    id: 'belgium-friends',
    clauses: ['BEH', 'BEH.E1'],
    question: 'To whom is Belgium/Holland Friendly?',
    choices: [
      { id: 'both', text: 'To Britain and to France.' },
      { id: 'uk', text: 'To Britain alone.' },
    ],
    default: 'both',
  },
]);
