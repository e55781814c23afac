import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 63-hexes.ts. */
export const say = texts({
  told: {
    hexesKept:
      'Britain keeps each of its hexes that can trace supply from a mapboard box. Axis zones of control, interception and partisans do not count; supply on the board or by air is not enough.',
    hexesLost: 'British hexes without such supply come under German control.',
    noExceptions:
      'That holds for key economic areas and other objectives too, London among them; fortifications and fortresses there are eliminated.',
    colonies:
      'Outside Britain: who then controls an area for BRPs controls all its hexes; without BRPs who has its capital, or most of its cities (the Allies where equal). The other side withdraws its units, partisans excepted, to the nearest supplied friendly hex.',
  },
});
