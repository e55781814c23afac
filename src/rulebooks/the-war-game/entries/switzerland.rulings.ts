import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Switzerland. */
export const { RULINGS } = rulingsOf([
  {
    id: 'switzerland-units',
    clauses: ['SWI.E1'],
    question: 'Which two units does an attack on Switzerland lose?',
    choices: [
      {
        id: 'owner',
        text: 'The attackers choose, two for each attack; an attack by two units or fewer is gone.',
      },
    ],
    default: 'owner',
    fixed: true,
  },
]);
