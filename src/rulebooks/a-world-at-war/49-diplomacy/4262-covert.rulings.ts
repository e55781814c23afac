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
  {
    id: 'covert-together',
    clauses: ['49.425', '49.4262'],
    question:
      'The camps announce covert operations after subversion. All of them at once, or one after the other?',
    choices: [
      { id: 'together', text: 'At once: each says unseen what it uses, and when all have, it is announced.' },
      { id: 'in-turn', text: 'One after the other, as the ruling on their order says.' },
    ],
    default: 'together',
    fixed: true,
  },
]);
