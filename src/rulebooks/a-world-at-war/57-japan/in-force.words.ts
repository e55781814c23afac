import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    japanHexes: 'Hexes that Japan held are nobody\u2019s until a major power occupies them',
    'japanHexes.lifted': 'for each hex, the first major power that occupies it',
    japanInElections:
      'The surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there',
    japanBrps: 'Japan itself is worth no BRPs',
    over: 'American forces may come over from the Pacific in {turns} more Allied player turns',
    'over.lifted': 'Allied player turn {of} after the surrender of Japan',
  },
});
