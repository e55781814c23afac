import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 12-dp-total.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'italy-declaration',
    clauses: ['56.12', '56.12A', '56.12B', '56.31A'],
    question:
      'The DP total and the surrender level both name the modifier for who declared war, and when: does it count twice in the level?',
    choices: [{ id: 'once', text: 'Once: it is in the DP total, which is in the level.' }],
    default: 'once',
    fixed: true,
  },
  {
    id: 'italy-declared-on',
    clauses: ['56.12A', '56.12B'],
    question:
      'Which declaration of war counts for Italy\u2019s DP total, if it is at war with several of the West?',
    choices: [
      {
        id: 'britain',
        text: 'That of the war with Britain; where there has been none, the table answers for it what is so of the first that Italy has fought with the West.',
      },
    ],
    default: 'britain',
    fixed: true,
  },
]);
