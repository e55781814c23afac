import type { WordBook } from '../../../kernel/words.ts';

/** The texts of rule 61. */
export const WORDS = {
  'facts.foreign-factors': 'China',
  'facts.china': 'China',
  'fact.unbuiltChina': 'How many ground factors of Nationalist China are unbuilt, without partisans?',
  'fact.foreignChina':
    'How many British, American and Russian ground and air factors are in Nationalist China, Communist China or Manchuria, without the Flying Tigers?',
  'fact.chinaLevel': 'The Chinese resistance level as last found',
  'fact.chinaInForce': 'The result of Chinese resistance that applies',
  'line.unbuiltChina': 'one for every five unbuilt Nationalist ground factors',
  'line.foreignChina': 'one for every five foreign factors in China or Manchuria',
  'line.japanHolds': 'Japanese control of {place}',
  'line.chinaHolds': 'Nationalist control of {place}',
  'chinese.collapse': 'the Nationalist government collapses: all its units stay in their hexes',
  'chinese.noBuilding': 'no Nationalist units are built',
  'chinese.modified': 'all Nationalist units have a {dm} DM',
  'chinese.noOffensives': 'Nationalist China carries out no offensive operations',
  'chinese.notOutside': 'Nationalist units do not operate outside China',
  'chinese.noEffect': 'no effect',
  'chinese.freeOutside': 'Nationalist units have no {dm} DM outside China',
  'chinese.cooperation': 'Nationalists and Communists cooperate without restrictions',
  'told.chinaLevel':
    'The Chinese resistance level is {level}. From the start of the next Japanese player turn to the end of the next Chinese one: {results}.',
  'told.chinaBegins': 'China, from now to the end of the Chinese player turn: {what}.',
  'told.chinaEnds': 'China, no longer: {what}.',
  'inForce.japaneseTurn': 'the start of a Japanese player turn',
  'inForce.chineseTurn': 'the next level, found at the end of the Chinese player turn',
} satisfies WordBook;
