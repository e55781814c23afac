import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 8-tension.ts. */
export const WORDS = {
  'facts.usat': 'Tension',
  'facts.usjt': 'Tension',
  'facts.rgt': 'Tension',
  'facts.election': 'Tension',
  'facts.offensives': 'Tension',
  'facts.usat-triggered': 'Tension',
  'fact.tensionActual': 'What is the actual {tension} level? (Once told, it is kept.)',
  'fact.tensionOther':
    'By how much do the modifiers of the {tension} list that are not supplied move it this turn?',
  'fact.election': 'To which {tension} level does the result of a U.S. election lead?',
  'fact.offensives': 'How many BRPs were spent this turn on the offensives that raise {tension}?',
  'fact.rgtActual': 'What is the RGT level? (Once told, it is kept.)',
  'fact.list.war': '{tension} list: are they at war: {label}?',
  'fact.list.status': '{tension} list: does it hold: {label}?',
  'fact.list.event': '{tension} list: how often so far: {label}?',
  'fact.list.territory': '{tension} list: has it been taken: {label}?',
  'fact.usatTriggered':
    'How many DPs of {faction} were triggered in USAT this year? (The level is a fact of its own.)',
  'row.trigger': 'trigger one DP in USAT',
  'bar.noUsat': 'You have no DP left in USAT.',
  'limit.oneTrigger': 'One DP in USAT a turn.',
  'told.moved': '{tension} moves by {by}.',
  'told.level': '{tension} moves by {by} to {level}.',
  'told.election': 'After the U.S. election {tension} stands at {level}.',
  'told.electionUndoes':
    'After no other fall, but after this one, what the higher {tension} level had allowed ends: undo on your map what {level} does not allow.',
} satisfies WordBook;
