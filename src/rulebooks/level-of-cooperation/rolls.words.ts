import type { WordBook } from '../../kernel/words.ts';

/** The texts of rolls.ts. */
export const WORDS = {
  'ask.choose': '{nation}: at which neutral do you roll your diplomacy dice ({dice})?',
  'ask.roll': 'Roll for {nation} at {neutral}',
  'option.neutral': '{neutral} ({level})',
  'option.pass': 'Pass: no roll this turn',
  'told.pass': '{nation} passes.',
  'told.chosen': '{nation} turns to {neutral}; dice: {dice}.',
  'told.rolled': '{nation} rolls {faces} at {neutral}; hits: {hits}.',
  'told.stays': '{neutral} stays where it is.',
  'told.rollOff': '{neutral} has been taken: the roll of {nation} is off.',
  'told.rollOffLimit': '{neutral} now stands with the other side: the roll of {nation} is off.',
  'told.rollOffSphere': '{neutral} is not in the sphere of influence of {nation}: the roll is off.',
  'told.rollOffCapital': 'The capital of {nation} is in enemy hands: its roll is off.',
  'told.hitNumber': 'The hit number is {number}.',
  'told.hitNumberOverridden': 'The table has set the hit number to {number}, whatever the lines add up to.',
} satisfies WordBook;
