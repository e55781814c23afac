import { texts } from '../../../kernel/index.ts';

/** The texts of 12-checks.ts and 22-needed.ts. */
export const checkTexts = texts({
  facts: {
    safe: 'Surely above their mark',
    changed: 'What may have changed',
  },
  fact: {
    safe: 'Is {power} surely above the mark at which something comes of its resistance?',
    dpLeast: 'Which DP level will {power} surely keep all this year?',
    changed: 'Has anything that the resistance of {power} counts changed on the map since it was last told?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    changed: 'On the map and in the records, beside what the question shows. Usually no.',
    dpLeast:
      'On the DP page of {power}: what it has now, less what it may lose by the end of the year. Usually 2 to 8; nobody need be sure.',
    safe: 'Above, beside the name: its level as last told, and what brings it down. Usually yes.',
  },
  ask: {
    safe: '{turn} {year}, surrender: could one of these be near its mark? {powers}. Surely above it: your word is enough for this turn. Else it is worked out.',
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
  near: {
    level:
      '{power} (something comes of {mark} or less; as told {level}, {counted}; what brings it down: {by})',
    counted: 'last worked out in {turn}',
    never: 'never worked out',
  },
  lowers: {
    germany: 'lost German cities, Berlin above all, and fewer DPs, as BRPs and ground are lost',
    italy: 'a lower DP total once Rome or Africa is lost',
    russia: 'lost ICs, oil effects, unbuilt units, Axis units in Britain, fewer DPs',
    britain:
      'fewer than ten transports in the Atlantic, oil effects, unbuilt units, lost Malta or Singapore, allies out of the war, Axis fleets, fewer DPs',
    china: 'fewer Nationalist units and lost ground',
    japan: 'lost objectives and home hexes, and what the turns have added up',
  },
  told: {
    safe: '{power} is safe this turn, as the table says: its resistance is not worked out.',
    checksUnmade:
      'The turn was passed by, and by all that has been told the level of {powers} may be low enough for something to come of it: nobody has checked it. Where something does, report it.',
    checkLeft:
      'The turn was passed by. The level of {power} is surely no higher than {level}, and what comes of it hangs on what nobody has said: settle it by the rule, and report it.',
    fightsOn: '{power} fights on: its resistance level is {level}.',
  },
});
