import { rulingsOf } from '../../../kernel/ruling.ts';

/** The gaps and contradictions in the story of Ecuador. */
export const { RULINGS } = rulingsOf([
  {
    id: 'peru-ecuador',
    clauses: ['ECU.E2', 'PER.U1c'],
    question: 'May the U.S.A. attack an Ecuador that Peru has conquered?',
    choices: [
      { id: 'peru', text: 'No: it is Neutral, as the story of Peru says.' },
      { id: 'ecuador', text: 'Yes, to free it, as the story of Ecuador says.' },
    ],
    default: 'peru',
  },
]);
