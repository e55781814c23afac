import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 8-tension.ts. */
export const WORDS = {
  'facts.usat': 'Tension',
  'facts.usjt': 'Tension',
  'facts.rgt': 'Tension',
  'facts.election': 'Tension',
  'facts.offensives': 'Tension',
  'facts.usat-triggered': 'Tension',
  'fact.tensionActual': 'What is the actual {tension} level? (Report it once; the program then keeps count.)',
  'fact.tensionOther': 'By how much do the modifiers missing from the {tension} list move it this turn?',
  'fact.election': 'What is the {tension} level after the U.S. election?',
  'fact.offensives': 'How many BRPs were spent this turn on the offensives that raise {tension}?',
  'fact.rgtActual': 'What is the RGT level? (Report it once; the program then keeps count.)',
  'fact.list.war': '{tension} list: is this war being fought: {label}?',
  'fact.list.status': '{tension} list: is this so now: {label}?',
  'fact.list.event': '{tension} list: how often so far: {label}?',
  'fact.list.territory': '{tension} list: has it been taken: {label}?',
  'fact.usatTriggered':
    'How many DPs of {faction} were triggered in USAT this year? (The level itself is reported separately.)',
  'row.trigger': 'trigger one DP in USAT',
  'bar.noUsat': 'You have no DP left in USAT.',
  'limit.oneTrigger': 'One DP in USAT a turn.',
  'told.moved': '{tension} moves by {by}.',
  'told.level': '{tension} moves by {by} to {level}.',
  'told.election': 'After the U.S. election {tension} stands at {level}.',
  'told.electionUndoes':
    'Undo on your map what the higher {tension} level had allowed and {level} does not. (Only the result of an election does this; no other fall of the level does.)',
} satisfies WordBook;
