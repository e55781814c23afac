import { rulingsOf } from '../../kernel/index.ts';

/** The ruling on what is asked at the start of a turn. */
export const { RULINGS: ASKED_RULINGS, ruled: askedRuling } = rulingsOf([
  {
    id: 'asked',
    clauses: ['step.1', '24.54E', '24.56D', '24.61B', '24.4', '16.16A'],
    question:
      'At the start of a turn: is the table asked what has changed on the board, and each seat for its covert operations?',
    choices: [
      {
        id: 'asked',
        text: 'Yes: the table in one form, from the second turn on or where the pack needs more; each seat with its event cards.',
      },
      { id: 'told', text: 'No: they tell it by themselves.' },
    ],
    default: 'asked',
  },
]);
