import { texts } from '../../../kernel/texts.ts';

/** The texts of rule 61. */
export const say = texts({
  facts: {
    'foreign-factors': 'China',
    china: 'China',
  },
  fact: {
    unbuiltChina: 'How many ground factors of Nationalist China are unbuilt, without partisans?',
    foreignChina:
      'How many British, American and Russian ground and air factors are in Nationalist China, Communist China or Manchuria, without the Flying Tigers?',
    chinaLevel: 'The Chinese resistance level as last found',
    chinaInForce: 'The result of Chinese resistance that applies',
  },
  line: {
    unbuiltChina: 'one for every five unbuilt Nationalist ground factors',
    foreignChina: 'one for every five foreign factors in China or Manchuria',
    japanHolds: 'Japanese control of {place}',
    chinaHolds: 'Nationalist control of {place}',
  },
  chinese: {
    collapse: 'the Nationalist government collapses: all its units stay in their hexes',
    noBuilding: 'no Nationalist units are built',
    modified: 'all Nationalist units have a {dm} DM',
    noOffensives: 'Nationalist China carries out no offensive operations',
    notOutside: 'Nationalist units do not operate outside China',
    noEffect: 'no effect',
    freeOutside: 'Nationalist units have no {dm} DM outside China',
    cooperation: 'Nationalists and Communists cooperate without restrictions',
  },
  told: {
    chinaLevel:
      'The Chinese resistance level is {level}. From the start of the next Japanese player turn to the end of the next Chinese one: {results}.',
    chinaBegins: 'China, from now to the end of the Chinese player turn: {what}.',
    chinaEnds: 'China, no longer: {what}.',
  },
  inForce: {
    japaneseTurn: 'the start of a Japanese player turn',
    chineseTurn: 'the next level, found at the end of the Chinese player turn',
  },
});
