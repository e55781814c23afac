import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of i4-resets.ts. */
export const { RULINGS: RESET_RULINGS, ruled: resetRuling } = rulingsOf([
  {
    id: 'resume',
    clauses: ['G.I4', 'CAM.U1', 'EIR.U1', 'PAN.U1'],
    question: 'A territory that was won by influence is lost again: with which number does influence go on?',
    choices: [
      { id: 'next', text: 'With the next one, as after any pause.' },
      { id: 'anew', text: 'From the first one.' },
    ],
    default: 'next',
  },
]);
