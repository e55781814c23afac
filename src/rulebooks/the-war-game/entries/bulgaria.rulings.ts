import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The gaps and contradictions in the story of Bulgaria. */
export const { RULINGS } = rulingsOf([
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
]);
