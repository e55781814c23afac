import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The gaps and contradictions in the story of Eire. */
export const { RULINGS } = rulingsOf([
  {
    id: 'eire-economic',
    clauses: ['EIR.U1'],
    question: 'What does a quarrel do to an Eire that is an Economic ally of Britain?',
    choices: [
      { id: 'stays', text: 'Nothing: no roll is made.' },
      { id: 'falls', text: 'It becomes Neutral.' },
    ],
    default: 'stays',
  },
  {
    id: 'eire-sympathy',
    clauses: ['EIR.E1'],
    question: 'How often do German and Italian attacks on original British land raise Eire?',
    choices: [
      { id: 'each-attack', text: 'Each time that one is reported.' },
      { id: 'first', text: 'Only the first time.' },
    ],
    default: 'each-attack',
  },
]);
