import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of c3-battle-form.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'named-nation',
    clauses: ['G.A8', 'G.C3'],
    question: 'A box does not say Total Control: who decides for the native units?',
    choices: [
      {
        id: 'named',
        text: 'The nation of the box, but casualties are fixed: lowest defense first, disputes to the attacker’s opponents.',
      },
    ],
    default: 'named',
  },
]);
