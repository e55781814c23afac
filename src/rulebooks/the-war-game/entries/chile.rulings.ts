import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The gaps and contradictions in the story of Chile. */
export const { RULINGS } = rulingsOf([
  {
    id: 'chile-occupied',
    clauses: ['CHI.U2'],
    question: 'Whose land units keep a German ally Chile from revolt?',
    choices: [
      { id: 'axis', text: 'Those of any Axis nation.' },
      { id: 'germany', text: 'Only those of Germany.' },
      { id: 'anyone', text: 'Those of any nation.' },
    ],
    default: 'axis',
  },
  {
    id: 'chile-total',
    clauses: ['CHI.U2', 'CHI.O1'],
    question: 'The army that gave Chile to Germany has left it: can its people revolt, as allies can?',
    choices: [
      { id: 'stays', text: 'No: Total Control lasts until it is conquered.' },
      { id: 'revolts', text: 'Yes, once no land unit is left there, those that were its own included.' },
    ],
    default: 'stays',
  },
  {
    id: 'chile-cerda',
    clauses: ['CHI.U1', 'CHI.U2', 'CHI.I1'],
    question: 'Is Cerda in power again after the revolt of his supporters?',
    choices: [
      { id: 'over', text: 'No: nothing but an attack changes Chile any more.' },
      { id: 'back', text: 'Yes: another coup can come.' },
    ],
    default: 'over',
  },
]);
