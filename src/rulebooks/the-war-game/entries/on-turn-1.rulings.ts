import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What several entries say of influence. */
export const { RULINGS } = rulingsOf([
  {
    id: 'on-turn-1',
    clauses: ['BEH.I1', 'DEN.I1', 'EIR.I1', 'EST.I1'],
    question: 'Influence is allowed “on turn 1”. In which turns?',
    choices: [
      { id: 'from', text: 'From turn 1 on.' },
      { id: 'alone', text: 'In turn 1 only.' },
    ],
    default: 'from',
  },
]);
