import { texts } from '../../../kernel/index.ts';

/** The texts of 5-results.ts. */
export const resultTexts = texts({
  facts: {
    standing: 'Results in effect',
    permanent: 'Permanent results',
    'brps-due': 'BRPs due',
  },
  fact: {
    permanent: 'Was a starred result reached for {target}?',
    standing: 'The diplomatic result in effect for {target}',
    brpsDue: 'How many BRPs from {target} does {power} add at the start of its next player turn?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    permanent: 'In your record of the results, or in the log if it was rolled here.',
    standing: 'In your record of the results, or in the log if it was rolled here.',
  },
  option: {
    resultWar: '{result} ({power} then declares war this player turn)',
    resultWarLater: '{result} ({power} then declares war in its next player turn)',
    result: '{result}',
  },
  bar: {
    losesStatus: '{target} would lose its status as ally or associate.',
  },
  told: {
    spainStays: 'Spain stays associated, as the attack on Portugal has made it: {result} changes nothing.',
    result: '{target} now stands at {result}.',
    nobodyBenefits: 'Nobody of the Axis is left whom the result for {target} could benefit.',
    conquered: '{target} is conquered: its result no longer applies ({result}).',
    starEnds: '{target} is conquered: its star is gone, and once free it may be named again.',
    lostToConquest: '{target} is conquered: what was rolled has no effect ({result}).',
    cancelled: 'The result in effect for {target} ends: hexes and benefits are given back.',
    lessened: '{target} had “{result}” before: whatever that gave beyond the new result ends.',
    brps: '{beneficiary} adds {brps} BRPs from {target} now.',
    brpsLater: '{beneficiary} adds {brps} BRPs from {target} at the start of its next player turn.',
    allBrps: '{beneficiary} adds all BRPs of {target} now.',
    brpsLost: '{beneficiary} does not add the {brps} BRPs from {target}, which is conquered.',
    allBrpsLost: '{beneficiary} does not add the BRPs of {target}, which is conquered.',
    allBrpsLater: '{beneficiary} adds all BRPs of {target} at the start of its next player turn.',
    rowText: '{target}: {text}',
    lookUpStar:
      'Look up in your table for {target} whether this result has a star; if so, report that a starred result was reached for {target}.',
    lookUp:
      'Look up in your table for {target} whether BRPs go with this result and whether it has a star; if so, report that a starred result was reached for {target}.',
    lookUpBrps:
      'Look up in your table for {target} whether BRPs go with this result; if so, report how many go with result {row}, for the next time.',
    lookUpLater:
      'If BRPs go with this result for {target}, they are added at the start of the beneficiary’s next player turn.',
    hexes:
      '{beneficiary} controls the hexes of {target} {since}: at most {limit} foreign factors there at the end of any phase.',
    associate:
      '{target} is associated with {beneficiary}: place its units at once. {beneficiary} controls its hexes {since}.',
    ally: '{target} becomes a minor ally of {beneficiary}: place its units at once. {beneficiary} controls its hexes {since}.',
  },
  since: {
    turn: 'since the start of its player turn',
    now: 'from now on',
  },
});
