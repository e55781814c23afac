import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 4262-covert.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'covert-order',
    clauses: ['49.425'],
    question: 'In which order are covert operations announced?',
    choices: [
      { id: 'mover-first', text: 'The moving side first, then its opponents.' },
      { id: 'mover-last', text: 'The opponents first, then the moving side.' },
    ],
    default: 'mover-first',
  },
]);
