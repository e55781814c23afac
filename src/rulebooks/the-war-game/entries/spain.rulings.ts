import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of Spain. */
export const { RULINGS: SPAIN_RULINGS } = rulingsOf([
  {
    id: 'spain-list',
    clauses: ['SPA.I1'],
    question:
      'Who must have Total Control of what Spain wants to see under the Axis, for Germany to influence it?',
    choices: [
      { id: 'together', text: 'Germany or Italy, each place either of them.' },
      { id: 'germany', text: 'Germany alone, but for the original land of Italy.' },
    ],
    default: 'together',
  },
  {
    id: 'spain-sworn',
    clauses: ['SPA.O1'],
    question: 'Spain is Sworn to Germany because of the army there: for how long?',
    choices: [
      { id: 'turn', text: 'For that turn: when the next begins without the cause, it is a Friendly ally.' },
      { id: 'stays', text: 'From that turn on, until something else changes it.' },
    ],
    default: 'turn',
  },
  {
    id: 'spain-leave',
    clauses: ['SPA.I2'],
    question: 'Spain joins the U.K.: who must attack or leave in Germany’s combat phase?',
    choices: [
      { id: 'both', text: 'German and Italian units in all Spanish territories.' },
      { id: 'germany', text: 'German units alone.' },
    ],
    default: 'both',
  },
  {
    id: 'southwest-africa',
    clauses: ['SPA', 'G.E2'],
    question: 'Southwest Africa is named as a Spanish colony and nowhere else: what is it?',
    choices: [{ id: 'member', text: 'A Spanish colony without forces that pays nothing.' }],
    default: 'member',
    fixed: true,
  },
]);
