import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of c2-retreats.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'retreats',
    clauses: ['G.C2', 'G.B2', 'G.B7'],
    question: 'Where may the units of a lost territory go?',
    choices: [
      {
        id: 'friends',
        text: 'Where the nation of the box may go in peace: its land and that of its friends, what is Friendly or Sworn to it, and what is Sworn to them or theirs.',
      },
      { id: 'own', text: 'To its own land, and to what is Friendly or Sworn to it or in its control.' },
    ],
    default: 'friends',
  },
]);
