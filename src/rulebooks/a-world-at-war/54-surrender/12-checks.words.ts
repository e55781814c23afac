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
    safe: 'Safe is surely above the mark at which something comes of its resistance: your word is enough. Usually safe.',
  },
  ask: {
    safe: '{turn} {year} ends: who is safe?',
    changed: '{turn} {year} ends: for whom has something changed?',
    least: '{turn} {year} ends: which DP levels are surely kept?',
    changes: 'What has changed of all that the resistance of {power} counts?',
    check: 'What does the resistance of {power} come to?',
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
    level: 'Something comes of {mark} or less. As told it is {level}, {counted}. What brings it down: {by}.',
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
