import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** The rulings of markers.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'atomic-marker-control',
    clauses: ['55.11', '57.11'],
    question: 'Does a place with an atomic attack marker count as controlled by the Allies?',
    choices: [
      { id: 'no', text: 'No: the marker changes nothing of who controls it.' },
      { id: 'yes', text: 'Yes: it counts as controlled by the Allies.' },
    ],
    default: 'no',
    fixed: true,
  },
]);
