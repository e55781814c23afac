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
  {
    id: 'romania-left',
    clauses: ['ROM.I1', 'ROM.R1'],
    question:
      'The Axis has left a Romania that Germany had conquered or occupied, and it is Friendly again: may Germany influence it?',
    choices: [
      { id: 'influence', text: 'Yes, as at the start.' },
      { id: 'occupation', text: 'No: only a German land unit brings it back.' },
    ],
    default: 'influence',
  },
  {
    id: 'romania-empty',
    clauses: ['ROM.AL', 'ROM.R1'],
    question: 'A Romania without any unit is attacked and comes under German Total Control: does it stay so?',
    choices: [{ id: 'lapses', text: 'No: no Axis unit is there, and it is Friendly again at once.' }],
    default: 'lapses',
    fixed: true,
  },
]);
