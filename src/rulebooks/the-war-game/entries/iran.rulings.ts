import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Iran. */
export const { RULINGS } = rulingsOf([
  {
    id: 'iran-left',
    clauses: ['IRN.O2'],
    question: 'The last British unit leaves an Iran that was Sworn by occupation: what is it then?',
    choices: [
      { id: 'friendly', text: 'A Friendly ally of the U.K., as at the start.' },
      { id: 'neutral', text: 'Neutral toward the U.K.' },
    ],
    default: 'friendly',
  },
  {
    id: 'iran-rail',
    clauses: ['IRN.O1', 'G.A4'],
    question: 'May the U.K. use the railways of a Sworn Iran, as its entry says in passing?',
    choices: [{ id: 'no', text: 'No: a Sworn ally opens no railway.' }],
    default: 'no',
    fixed: true,
  },
]);
