import { texts } from '../../../kernel/texts.ts';

/** The texts of 12-checks.ts, 22-needed.ts and 31-conquered.ts. */
export const say = texts({
  facts: {
    over: 'Surrender',
    changed: 'What may have changed',
  },
  fact: {
    europeOver: 'Is the war in Europe over?',
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
    peace: 'Germany has surrendered: is Italy at war with any of the Allies, so that it fights on?',
    openDps:
      '{power} surrenders. If that is right, confirm it: then the DPs of all in {power} are opened, and cannot be hidden again. If not, take back what was told.',
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
    conqueredPower:
      '{power} counts as conquered: its DPs of {year} stay where they are, and from next year on it receives none.',
    warInPacific: 'The war goes on in the Pacific.',
    italyFightsOn:
      'Italy and its associated minor countries fight on; the German surrender does not end that.',
    peaceInEurope: 'The war in Europe is over: nobody of the European Axis fights on.',
  },
  option: {
    openDps: 'Open the DPs in {power}',
  },
});
