import { texts } from '../../../kernel/index.ts';

/** The texts of b-player-land.ts. */
export const playerLandTexts = texts({
  told: {
    taken: '{nation} takes {place} and holds it.',
    chineseLand:
      'The U.S.S.R. takes Chinese {place}: it may only where no British, French or American land units are.',
  },
});
