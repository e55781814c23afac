import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 11-resistance.ts. */
export const say = texts({
  facts: {
    'foreign-factors': 'China',
    china: 'China',
  },
  fact: {
    unbuiltChina: 'How many ground factors of Nationalist China are unbuilt, without partisans?',
    foreignChina:
      'How many British, American and Russian ground and air factors are in Nationalist China, Communist China or Manchuria, without the Flying Tigers?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    foreignChina: 'On the map, in the two Chinas and Manchuria. Usually 0 to 10.',
    unbuiltChina: 'In the force pool of Nationalist China. Usually 0 to 30; each full five count.',
  },
  line: {
    unbuiltChina: 'one for every five unbuilt Nationalist ground factors',
    foreignChina: 'one for every five foreign factors in China or Manchuria',
    japanHolds: 'Japanese control of {place}',
    chinaHolds: 'Nationalist control of {place}',
  },
});
