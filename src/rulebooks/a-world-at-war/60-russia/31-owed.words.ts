import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-owed.ts. */
export const say = texts({
  facts: {
    available: 'Units that Russia can remove',
  },
  name: {
    mobilized: 'mobilized',
    unbuilt: 'unbuilt',
    built: 'built',
    'armor-4-5': '4-5 armor',
    'armor-3-5': '3-5 armor',
    'infantry-3-3': '3-3 infantry',
    infantry: 'other infantry factors',
    aaf: 'AAF',
  },
  fact: {
    available: 'Units of Russia, {source}: how many of {unit}?',
    availableFactors: 'Units of Russia, {source}: how many {unit}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    available:
      'On the map and in the Russian force pool, where the question says: mobilized, unbuilt or built. More than must be removed need not be counted.',
    availableFactors:
      'On the map and in the Russian force pool, where the question says: mobilized, unbuilt or built. More than must be removed need not be counted.',
  },
});
