import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings on the defeat of the Allies. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'defeat-judged',
    clauses: ['62.91', '62.91B'],
    question:
      'France, Britain and Russia are in a state of surrender, and Germany or Japan surrenders later in the same turn: who has won?',
    choices: [
      { id: 'at-once', text: 'The Axis: the game ends as soon as the third Ally is in that state.' },
      {
        id: 'turn-end',
        text: 'Nobody by that rule: it is looked at when all surrenders of the turn are known.',
      },
    ],
    default: 'at-once',
  },
]);
