import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of passed-by.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'passed-by',
    clauses: ['49.16', '49.425'],
    question: 'A faction is not asked, as all know that it has nothing. Is that said?',
    choices: [
      { id: 'told', text: 'Yes, in the log.' },
      { id: 'silent', text: 'No.' },
    ],
    default: 'told',
    fixed: true,
  },
]);
