import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 12-checks.ts, 22-needed.ts and 31-conquered.ts. */
export const WORDS = {
  'facts.over': 'Surrender',
  'fact.europeOver': 'Is the war in Europe over?',
  'facts.changed': 'What may have changed',
  'fact.dpLeast': 'Below which DP level will {power} surely not fall this year?',
  'fact.changed': 'Has anything changed that the resistance of {power} counts?',
  'ask.changed':
    'End of a player turn, {turn} {year}: who may be near surrender? What is surely so saves working it out; a yes asks what has changed.',
  'ask.changes':
    'What has changed of all that the resistance of {power} counts? Nothing else needs an answer.',
  'ask.check': 'What does the resistance of {power} come to? The widest line is asked for first.',
  'sheet.resistance': 'Resistance level of {power}',
  'line.dpLevel': 'DP level of {power}, as if a year began now',
  'outcome.surrenders': 'it surrenders',
  'outcome.fights': 'it fights on',
  'level.atLeast': '{level} or more',
  'told.fightsOn': '{power} fights on: its resistance level is {level}.',
  'level.atMost': '{level} or less',
  'ask.peace': 'Germany has surrendered: is Italy at war with any of the Allies, so that it fights on?',
  'told.conqueredPower':
    '{power} counts as conquered: its DPs of {year} stay where they are, and from next year on it receives none.',
  'told.warInPacific': 'The war goes on in the Pacific.',
  'told.peaceInEurope': 'The war in Europe is over: nobody of the European Axis fights on.',
} satisfies WordBook;
