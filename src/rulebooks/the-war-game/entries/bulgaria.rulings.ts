import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Bulgaria. */
export const { RULINGS: BULGARIA_RULINGS, ruled: bulgariaRuling } = rulingsOf([
  {
    id: 'bulgaria-empty',
    clauses: ['BUL.U2'],
    question: 'Where must there be no Axis forces for a revolt in Bulgaria?',
    choices: [
      { id: 'bulgaria', text: 'In Bulgaria.' },
      {
        id: 'neighbour',
        text: 'In the adjacent territory that the U.S.S.R. occupies; Bulgaria may be garrisoned.',
      },
    ],
    default: 'bulgaria',
  },
  {
    id: 'soviet-territory',
    clauses: ['BUL.E1', 'EIR.E1'],
    question:
      'Germany attacks what the U.S.S.R. holds but did not have from the first: does that win Bulgaria over?',
    choices: [
      {
        id: 'any',
        text: 'Yes: any territory is meant that is Soviet then; what asks for original land, as Eire does, says so.',
      },
      { id: 'original', text: 'No: only original Soviet land is meant.' },
    ],
    default: 'any',
  },
]);
