import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Iraq. */
export const { RULINGS } = rulingsOf([
  {
    id: 'iraq-swap',
    clauses: ['IRQ.U2', 'IRQ.U3'],
    question: 'Rashid Ali’s army must attack Allies: when does one of its infantry become German?',
    choices: [
      { id: 'first', text: 'At once, before the attack.' },
      { id: 'after-battle', text: 'After an attack that it has won, if it has infantry left.' },
    ],
    default: 'first',
  },
  {
    id: 'iraq-battle',
    clauses: ['IRQ.U2'],
    question: 'Whose is Iraq when its army has attacked the Allies in it?',
    choices: [{ id: 'stays', text: 'Germany’s friend as before, whoever wins.' }],
    default: 'stays',
    fixed: true,
  },
]);
