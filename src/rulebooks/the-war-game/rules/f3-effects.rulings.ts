import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of f3-effects.ts. */
export const { RULINGS: EFFECT_RULINGS, ruled: effectRuling } = rulingsOf([
  {
    id: 'tested',
    clauses: ['G.F3', 'G.F4'],
    question: 'When is it looked at what occupation, war and the like bring about?',
    choices: [
      { id: 'news-and-docket', text: 'As soon as it is reported, and again before the rolls of part I.' },
      { id: 'docket', text: 'Before the rolls of part I alone; what hangs on an attack is done at once.' },
    ],
    default: 'news-and-docket',
  },
]);
