import { texts } from '../../../kernel/index.ts';

/** The texts of 22-counted.ts. */
export const countedTexts = texts({
  facts: {
    transports: 'Britain',
    'surrendered-minor': 'Surrender',
    'western-front': 'Fronts',
    russians: 'Fronts',
    singapore: 'Control of places',
  },
  name: {
    australia: 'Australia',
    india: 'India',
  },
  fact: {
    surrenderedMinor: 'Has {target} surrendered?',
    oilBritain:
      'How many oil effects apply to Britain now? One of Ulster alone, or one offset in any part of Britain, does not count.',
    atlanticTransports: 'How many Western Allied transports are in the Atlantic SW box, after replacements?',
    unbuiltBritain:
      'How many ground and army air factors of Britain and the Commonwealth are unbuilt? Free French count, those of minors and those removed for a surrender do not.',
    westernFront:
      'How many Western Allied ground and army air factors are on the western front, outside the U.S. box?',
    russiansInEast: 'Is there a Russian armor or infantry unit in eastern Europe?',
    russiansInWest: 'Is there a Russian armor or infantry unit in western Poland or Rumania?',
    westInGermany: 'Is there a Western Allied armor or infantry unit in Germany?',
    singaporeFallen: 'Is it Winter 1941 or later, and Japan not beaten, so that Singapore counts as lost?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    surrenderedMinor: 'On the map, and in the log if it surrendered by the rules here. Usually no.',
    oilBritain: 'On the map: the oil effect markers of Britain. Usually 0.',
    atlanticTransports:
      'On the map: the transports in the Atlantic SW box. Usually 10 or more; each one fewer than ten counts.',
    unbuiltBritain: 'In the British force pool. Usually 0 to 40; each full ten count.',
    westernFront:
      'On the map, on the western front. Usually 0 until France is invaded; each full five count.',
    russiansInEast: 'On the map. Usually no before a war between Germany and Russia goes against Germany.',
    russiansInWest: 'On the map. Usually no before a war between Germany and Russia goes against Germany.',
    westInGermany: 'On the map. Usually no.',
  },
  change: {
    surrenderedMinor: '{target} surrenders',
    oilBritain: 'oil effects on Britain: {value}',
    atlanticTransports: 'transports in the Atlantic: {value}',
    unbuiltBritain: 'unbuilt factors: {value}',
    westernFront: 'factors on the western front: {value}',
    russiansInEast: 'no Russian armor or infantry left in eastern Europe',
    russiansInWest: 'no Russian armor or infantry left in western Poland or Rumania',
    westInGermany: 'no Western Allied armor or infantry left in Germany',
  },
});
