import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of j4-counter.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'mongolia-counter',
    clauses: ['G.J6', 'MON.I1'],
    question: 'China spends money on Mongolia: who may spend against it?',
    choices: [
      { id: 'japan', text: 'Japan alone: the U.S.S.R. is on the same side.' },
      { id: 'ussr-too', text: 'Japan, or if it does not, the U.S.S.R.: it is no friend of China.' },
    ],
    default: 'japan',
  },
  {
    id: 'counter-without-money',
    clauses: ['G.J2', 'G.J4'],
    question:
      'The nation that may spend against a roll is known to have nothing left under its cap: is it asked?',
    choices: [
      { id: 'passed', text: 'No: it is told, and play goes on.' },
      { id: 'asked', text: 'Yes, though it can only say no.' },
    ],
    default: 'passed',
  },
]);
