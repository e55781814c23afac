import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 11-resistance.ts. */
export const say = texts({
  facts: {
    objectives: 'Objectives',
    'home-hexes': 'Japan',
  },
  fact: {
    pacificObjectives: 'How many Pacific objectives does Japan control?',
    homeHexes: 'How many hexes of Japan itself do Allied units occupy?',
    heldHexes: 'How many hexes that Japan held do Allied units occupy?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    homeHexes: 'On the map of Japan. Usually 0.',
    pacificObjectives: 'On the map of the Pacific: the objective hexes. Usually 5 to 25.',
  },
  line: {
    japanese: 'Japanese control of {place}',
    allied: 'Allied control of {place}',
    pacificObjectives: 'Pacific objectives under Japan',
    islandPeak: 'island groups of Japan at its widest expansion',
    homeHexes:
      'Japanese hexes with Allied units: {first} for the first, {second} more for the second, {further} more for each further one',
  },
});
