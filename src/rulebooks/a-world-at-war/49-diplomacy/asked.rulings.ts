import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling on what of the map the table is asked. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'asked',
    clauses: ['49.154F', '49.61', '54.22'],
    question:
      'Who declared a war that is told, and how many objectives and ICs Russia has lost undefended: is the table asked?',
    choices: [
      { id: 'asked', text: 'Yes: as soon as a war is told, and wherever Russian DPs are counted in a war.' },
      { id: 'told', text: 'Only where nothing goes on without it: the table tells it by itself.' },
    ],
    default: 'asked',
  },
]);
