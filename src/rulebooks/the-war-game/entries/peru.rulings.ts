import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of Peru. */
export const { RULINGS: PERU_RULINGS, ruled: peruRuling } = rulingsOf([
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
    id: 'peru-turned',
    clauses: ['PER.U1', 'PER.AX', 'PER.AL'],
    question: 'Before its army marches on Ecuador an attack makes Peru take a side: does it march?',
    choices: [
      { id: 'marches', text: 'Yes: what was rolled is fought.' },
      { id: 'stays', text: 'No: it is at war at home, and will not attack Ecuador any more.' },
    ],
    default: 'marches',
  },
  {
    id: 'peruvian-ecuador',
    clauses: ['PER.U1a', 'PER.U1c', 'ECU.AX', 'ECU.AL', 'G.E1'],
    question: 'An Ecuador that is a part of Peru is attacked: by whose box does what turn?',
    choices: [
      { id: 'peru', text: 'By that of Peru, and Peru with it; and it turns with Peru.' },
      { id: 'ecuador', text: 'By its own, and the Galapagos Islands with it.' },
    ],
    default: 'peru',
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
