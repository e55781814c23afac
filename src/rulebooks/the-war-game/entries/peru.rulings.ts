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
  {
    id: 'peru-ecuador',
    clauses: ['ECU.E2', 'PER.U1c'],
    question: 'May the U.S.A. attack an Ecuador that Peru has conquered? The two entries disagree.',
    choices: [
      { id: 'peru', text: 'No, as Peru’s entry says: it is neutral.' },
      { id: 'ecuador', text: 'Yes, to free it, as Ecuador’s entry says.' },
    ],
    default: 'peru',
  },
]);
