import { texts } from '../../kernel/texts/texts.ts';

/** The texts of rolls.ts. */
export const say = texts({
  ask: {
    choose: '{nation}: at which neutral do you roll? Diplomacy dice: {dice}.',
    roll: 'Roll for {nation} at {neutral}',
  },
  option: {
    neutral: '{neutral} ({level})',
    pass: 'Pass: no roll this turn',
  },
  told: {
    pass: '{nation} passes.',
    chosen: '{nation} turns to {neutral}; dice: {dice}.',
    rolled: '{nation} rolls {faces} at {neutral}; hits: {hits}.',
    stays: '{neutral} stays where it is.',
    rollOff: '{neutral} has been taken: the roll of {nation} is off.',
    rollOffLimit: '{neutral} now stands with the other side: the roll of {nation} is off.',
    rollOffSphere: '{neutral} is not in the sphere of influence of {nation}: the roll is off.',
    rollOffCapital: 'The capital of {nation} is in enemy hands: its roll is off.',
    hitNumber: 'The hit number is {number}.',
    hitNumberOverridden: 'The table has set the hit number to {number}, whatever the lines add up to.',
  },
});
