import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 2-effects.ts. */
export const say = texts({
  told: {
    japanSurrenders: 'Japan surrenders: its resistance level is {level}.',
    japanCollapses:
      'Japan collapses: Tokyo, Osaka, Kagoshima, Mukden and Harbin are all occupied by the Allies.',
    japanUnits:
      'Remove every Japanese unit from play, and with them those of Wang and of the Indian National Army.',
    japanHexes:
      'Every hex that Japan controlled is now nobody\u2019s: the first major power to occupy it controls it. Hexes in Siberia are Russian again.',
    thailand: 'Thailand surrenders: remove its units from play.',
    japanColonies:
      'Japan\u2019s conquests and colonies, Manchuria too, are now nobody\u2019s: the first major power to occupy each controls it. What it held in Siberia is Russian at once, without Russian units there.',
    japanBrps: 'Japan itself is worth no BRPs to whoever conquers it.',
    europeFightsOn: 'The war in the Pacific is over. The European Axis fights on.',
    bothOver: 'The war in the Pacific is over, as it is in Europe: so is the game.',
    pacificOver: 'The war in the Pacific is over, and with it the game.',
    japanElections:
      'Keep in mind: the surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there.',
  },
  inForce: {
    japanHexes: 'Hexes that Japan held are nobody\u2019s until a major power occupies them',
    'japanHexes.lifted': 'for each hex, the first major power that occupies it',
    japanInElections:
      'The surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there',
    japanBrps: 'Japan itself is worth no BRPs',
  },
});
