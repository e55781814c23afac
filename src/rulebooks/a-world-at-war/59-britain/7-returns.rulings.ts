import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 7-returns.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'british-at-start',
    clauses: ['59.73B', '59.65'],
    question:
      'The Axis hold Malta, Palestine, Transjordan, Egypt, Iraq, Gibraltar, Ulster or Scapa Flow: was it British when the game began?',
    choices: [
      { id: 'always', text: 'Yes, however the table tells it.' },
      { id: 'told', text: 'Only where the table says that it was.' },
    ],
    default: 'always',
  },
  {
    id: 'returned-country',
    clauses: ['59.72', '49.435'],
    question: 'Germany returns Ireland, which it had conquered, to Britain: is it conquered still?',
    choices: [
      {
        id: 'freed',
        text: 'No: no enemy controls its capital any more; it is neutral, and can be named again.',
      },
      { id: 'conquered', text: 'Yes: what has been conquered stays so, whoever controls it.' },
    ],
    default: 'freed',
  },
]);
