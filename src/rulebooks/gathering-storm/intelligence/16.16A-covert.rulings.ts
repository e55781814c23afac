import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 16.16A-covert.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'covert-presence',
    clauses: ['16.16A'],
    question: 'Where can a power use covert operations?',
    choices: [
      { id: 'anywhere', text: 'In any target.' },
      { id: 'presence', text: 'Only where a counter of its own lies.' },
    ],
    default: 'anywhere',
  },
]);
