import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Eire. */
export const { RULINGS: EIRE_RULINGS, ruled: eireRuling } = rulingsOf([
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
    id: 'eire-guests',
    clauses: ['EIR.U1b', 'EIR.E1', 'G.A4'],
    question:
      'British units are to leave a Neutral Eire, and before their turn an attack makes it an Economic ally: must they leave?',
    choices: [
      { id: 'leave', text: 'Yes: an Economic ally lets nobody in.' },
      { id: 'stay', text: 'No: it is Neutral no more.' },
    ],
    default: 'leave',
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
