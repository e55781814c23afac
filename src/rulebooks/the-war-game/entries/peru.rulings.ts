import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of Peru. */
export const { RULINGS } = rulingsOf([
  {
    id: 'peru-follows',
    clauses: ['PER.E1'],
    question: 'Another nation becomes the strongest in South America: does Peru turn to it?',
    choices: [
      { id: 'always', text: 'Yes.' },
      { id: 'once', text: 'No: it chooses once.' },
    ],
    default: 'always',
  },
  {
    id: 'peru-unoccupied',
    clauses: ['PER.U1'],
    question: 'Whose units in Ecuador keep Peru from attacking it?',
    choices: [{ id: 'anyone', text: 'Land units of any nation.' }],
    default: 'anyone',
    fixed: true,
  },
  {
    id: 'peru-nobody',
    clauses: ['PER.U1a', 'PER.U1b'],
    question: 'Peru’s attack leaves nobody standing in Ecuador: what has happened?',
    choices: [
      { id: 'repelled', text: 'Peru is repelled.' },
      { id: 'nothing', text: 'Neither: nothing follows.' },
    ],
    default: 'repelled',
  },
]);
