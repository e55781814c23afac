import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 8-tension.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'usjt-at-once',
    clauses: ['49.852A', '49.852C'],
    question:
      'Japan attacks Britain alone and USJT is rolled at once: is it rolled again at the end of that turn’s Allied diplomatic phase?',
    choices: [
      {
        id: 'instead',
        text: 'No: the roll at once is the exception to it, and holds until the Allied player turn ends.',
      },
      { id: 'besides', text: 'Yes: at the end of every Allied diplomatic phase.' },
    ],
    default: 'instead',
  },
]);
