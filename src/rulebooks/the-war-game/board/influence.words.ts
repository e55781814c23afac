import { texts } from '../../../kernel/index.ts';

/** The texts of influence.ts. */
export const influenceTexts = texts({
  board: {
    influence:
      'Influence: the next roll of each channel, and the chance to have won in 1 to 5 turns, without and with money',
    influenceTab: 'Influence',
    percent: '{chance} %',
    spent: '${own}',
    spentAgainst: '${own} against ${against}',
  },
});
