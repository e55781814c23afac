import { texts } from '../../../kernel/index.ts';

/** The texts of 11-resistance.ts. */
export const resistanceTexts = texts({
  facts: {
    ics: 'Russia',
    'oil-effects': 'Russia',
    'unbuilt-factors': 'Unbuilt factors',
    'axis-in-britain': 'Britain',
    'french-hexes': 'France',
  },
  name: {
    ics: 'ICs',
  },
  fact: {
    icsRussia: 'How many ICs does Russia control, surrendered ones that are not taken included?',
    oilRussia: 'How many oil effects apply to Russia now?',
    axisInBritain: 'Do the Axis control a hex in Britain (Scapa Flow counts, Ulster does not)?',
    unbuiltRussia:
      'How many ground and army air factors of Russia are unbuilt, without those removed from play?',
    frenchHexes: 'How many hexes of European France do the Western Allies control?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    axisInBritain: 'On the map. Usually no.',
    frenchHexes: 'On the map: the hexes of European France. Usually 0 while the Axis hold it.',
    icsRussia:
      'On the map: the industrial centers. Usually close to what Russia began with; each one counts.',
    oilRussia: 'On the map: the oil effect markers of Russia. Usually 0.',
    unbuiltRussia: 'In the Russian force pool. Usually 0 to 100; each full ten count.',
  },
  line: {
    oil: 'oil effects',
    axisInBritain: 'Axis control of a hex in Britain',
    unbuiltRussia: 'one for every ten unbuilt factors',
    icsBelow: 'ICs fewer than {ics}',
    icsAbove: 'ICs more than {ics}',
    westernPowers: 'Western powers at war with Germany',
    frenchHexes: 'Western control of two hexes in European France',
  },
  outcome: {
    losesUnits: 'its ICs suffer, and it removes units',
    weakened: 'its ICs suffer',
  },
});
