import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 89-far-east.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'japanese-treaty',
    clauses: ['59.891C', '59.892', '59.61'],
    question:
      'The U.S. is at war with Germany when Britain surrenders, but not with Japan: may Japan make peace?',
    choices: [
      { id: 'with-peace', text: 'No: there is no treaty between Germany and Britain to adhere to.' },
      { id: 'always', text: 'Yes: 59.891C says only that Britain surrenders.' },
    ],
    default: 'with-peace',
  },
]);
