import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 7-impairments.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'neutral-italy-resolve',
    clauses: ['56.73', '56.11'],
    question: 'A condition of 56.11 is met while Italy is at war with nobody: are its units impaired?',
    choices: [{ id: 'yes', text: 'Yes: the text asks only that Italy has not surrendered.' }],
    default: 'yes',
    fixed: true,
  },
]);
