import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-pacific.ts. */
export const say = texts({
  facts: {
    resistance: 'Japan',
  },
  fact: {
    resistanceJapan: 'What is the resistance level of Japan?',
  },
  sheet: {
    electionPacific: 'U.S. election: the Pacific',
  },
  line: {
    japaneseResistance: 'Japanese resistance level',
    japanDeclared: 'Japan declared war on the U.S.',
  },
});
