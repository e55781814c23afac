import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Romania. */
export const { RULINGS } = rulingsOf([
  {
    id: 'romania-infantry',
    clauses: ['ROM.R2'],
    question: 'How often does a Romanian infantry join a Soviet attack on the Axis in Romania?',
    choices: [
      { id: 'each', text: 'At each attack, another one.' },
      { id: 'once', text: 'At the first attack alone.' },
    ],
    default: 'each',
  },
]);
