import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 51-reduction.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'british-excess',
    clauses: ['59.513A', '59.513F'],
    question: 'May Britain remove more than its surrender asks for?',
    choices: [{ id: 'told', text: 'Yes: at least that is asked. What is more than asked is told.' }],
    default: 'told',
  },
]);
