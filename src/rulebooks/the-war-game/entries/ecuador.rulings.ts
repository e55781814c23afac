import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Ecuador. */
export const { RULINGS: ECUADOR_RULINGS, ruled: ecuadorRuling } = rulingsOf([
  {
    id: 'ecuador-forever',
    clauses: ['ECU.E2', 'ECU.E3', 'ECU.AX'],
    question:
      'Freed by the U.S.A., Ecuador is forever in close American alliance: can it still come under American Total Control?',
    choices: [
      {
        id: 'raises',
        text: 'Yes, by an Axis attack or the Axis in the Americas: that is closer still. Nothing lowers it.',
      },
      { id: 'sworn', text: 'No: it is a Sworn ally until it is conquered.' },
    ],
    default: 'raises',
  },
  {
    id: 'ecuador-of-peru',
    clauses: ['ECU.E3', 'PER.U1a'],
    question:
      'The Axis comes to the Americas while Ecuador is a part of Peru: does Ecuador turn to the U.S.A.?',
    choices: [{ id: 'no', text: 'No: there is no Ecuador to be lifted until it is freed.' }],
    default: 'no',
    fixed: true,
  },
]);
