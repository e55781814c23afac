import { rulingsOf } from '../../kernel/ruling.ts';

/** The rulings of markers.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'atomic-marker-control',
    clauses: ['55.11', '57.11'],
    question: 'Does a place with an atomic attack marker still count for the power that controls it?',
    choices: [
      { id: 'no', text: 'Yes: the marker changes nothing of who controls it.' },
      { id: 'yes', text: 'No: it counts as controlled by the Allies.' },
    ],
    default: 'no',
    fixed: true,
  },
]);
