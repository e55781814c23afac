import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** The ruling of rounding.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'resistance-rounding',
    clauses: ['60.11', '61.11'],
    question: 'A resistance table counts one for every five or ten of something: what of a part of them?',
    choices: [
      { id: 'down', text: 'It counts nothing, as where the rules say so.' },
      { id: 'nearest', text: 'Half and more of them count as one.' },
    ],
    default: 'down',
  },
]);
