import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 12-checks.ts and 22-needed.ts. */
export const say = texts({
  facts: {
    changed: 'What may have changed',
  },
  fact: {
    dpLeast: 'Which DP level will {power} surely keep all this year?',
    changed: 'Has anything that the resistance of {power} counts changed on the map since it was last told?',
  },
  ask: {
    changed:
      '{turn} {year}, surrender: a yes asks what has changed, and a level is worked out only where it can matter.',
    least:
      '{turn} {year}, surrender: a DP level that is surely kept saves working it out. A low guess is safe.',
    changes: 'What has changed of all that the resistance of {power} counts? Leave the rest as it is.',
    check:
      'What does the resistance of {power} come to? Only what decides it is asked for, what weighs most first.',
  },
  sheet: {
    resistance: 'Resistance level of {power}',
  },
  line: {
    dpLevel: 'DP level of {power}, as if a year began now',
  },
  outcome: {
    surrenders: 'it surrenders',
    fights: 'it fights on',
  },
  level: {
    atLeast: '{level} or more',
    atMost: '{level} or less',
    between: '{min} to {max}',
  },
  told: {
    checkLeft:
      'The turn was passed by. The level of {power} is surely no higher than {level}, and what comes of it hangs on what nobody has said: settle it by the rule, and report it.',
    fightsOn: '{power} fights on: its resistance level is {level}.',
  },
});
