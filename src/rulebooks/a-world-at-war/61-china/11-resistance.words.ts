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
  line: {
    unbuiltChina: 'one for every five unbuilt Nationalist ground factors',
    foreignChina: 'one for every five foreign factors in China or Manchuria',
    japanHolds: 'Japanese control of {place}',
    chinaHolds: 'Nationalist control of {place}',
  },
});
