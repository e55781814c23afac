import { texts } from '../../../kernel/index.ts';

/** The texts of 8-tension.ts. */
export const tensionTexts = texts({
  facts: {
    usat: 'Tension',
    usjt: 'Tension',
    rgt: 'Tension',
    election: 'Tension',
    offensives: 'Tension',
    'usat-triggered': 'Tension',
  },
  fact: {
    tensionActual: 'What is the actual {tension} level? (Report it once; the program then keeps count.)',
    tensionOther: 'By how much do the modifiers missing from the {tension} list move it this turn?',
    election: 'What is the {tension} level after the U.S. election?',
    offensives: 'How many BRPs were spent this turn on the offensives that raise {tension}?',
    rgtActual: 'What is the RGT level? (Report it once; the program then keeps count.)',
    list: {
      war: '{tension} list: is this war being fought: {label}?',
      status: '{tension} list: is this so now: {label}?',
      event: '{tension} list: how often so far: {label}?',
      territory: '{tension} list: has it been taken: {label}?',
    },
    usatTriggered:
      'How many DPs of {faction} were triggered in USAT this year? (The level itself is reported separately.)',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    list: {
      status: 'On the map and in the records, as they stand now.',
      war: 'Everybody knows it: wars are declared openly.',
    },
    offensives:
      'On the BRP records: what this side spent on offensive operations this turn. Usually 0 to 45.',
    tensionActual: 'On the tension record. Usually 0 to 60.',
    tensionOther:
      'In your list of tension modifiers: the lines that happened and are not asked here. Usually 0.',
  },
  row: {
    trigger: 'trigger one DP in USAT',
  },
  bar: {
    noUsat: 'You have no DP left in USAT.',
  },
  limit: {
    oneTrigger: 'One DP in USAT a turn.',
  },
  told: {
    moved: '{tension} moves by {by}.',
    level: '{tension} stands at {level}. It moves by {by}.',
    election: 'After the U.S. election {tension} stands at {level}.',
    electionUndoes:
      'Undo on your map what the higher {tension} level had allowed and {level} does not. (Only the result of an election does this; no other fall of the level does.)',
  },
});
