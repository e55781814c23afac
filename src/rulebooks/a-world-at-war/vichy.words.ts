import { texts } from '../../kernel/texts/texts.ts';

/** The texts of vichy.ts. */
export const say = texts({
  fact: {
    frenchVichy: 'What became of France: not decided, Vichy France established, or none?',
  },
  name: {
    established: 'Vichy France established',
    open: 'not decided',
    none: 'none',
  },
});
