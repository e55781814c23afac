import { type Referee, directive, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';

// 59.63: who controls which hexes when Britain makes peace, before anything is conceded.

const say = texts({
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

const DIRECTIVES = [
  [['59.631'], say.told.hexesKept],
  [['59.632'], say.told.hexesLost],
  [['59.633'], say.told.noExceptions],
  [['59.634'], say.told.colonies],
] as const;

/** What British hexes need to stay British, and where whole areas follow (59.631 to 59.634); in the Far East too (59.892A). */
export function tellHexes(referee: Referee): void {
  for (const [clauses, text] of DIRECTIVES) directive(referee, text, undefined, clauses);
}

/** 59.63: hex control. */
export const HEXES = part(import.meta.url, {
  clauses: {
    '59.63': ['heading', 'Hex control'],
    '59.631': ['directive', 'British hexes need supply', 'tellHexes'],
    '59.632': ['directive', 'Hexes without supply', 'tellHexes'],
    '59.633': ['directive', 'No exceptions', 'tellHexes'],
    '59.634': ['directive', 'British colonies', 'tellHexes'],
  },
  texts: say,
});
