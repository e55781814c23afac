import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 24.56D-allies.ts. */
export const say = texts({
  bar: {
    russianFlag:
      'A Russian flag is there: no diplomatic counter of the Allies, unless a civil war is fought there.',
    russianEvent:
      'A Russian diplomatic event was drawn for it this turn: no diplomatic counter of the Allies.',
  },
});
