import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 5-results.ts. */
export const WORDS = {
  'facts.standing': 'Results in effect',
  'facts.permanent': 'Permanent results',
  'facts.brps-due': 'BRPs due',
  'fact.permanent': 'Was a starred result reached for {target}?',
  'fact.standing': 'The diplomatic result in effect for {target}',
  'fact.brpsDue': 'How many BRPs from {target} does {power} add at the start of its next player turn?',
  'option.resultWar': '{result} ({power} then declares war this player turn)',
  'option.resultWarLater': '{result} ({power} then declares war in its next player turn)',
  'option.result': '{result}',
  'bar.losesStatus': '{target} would lose its status as ally or associate.',
  'told.result': '{target}: {result}.',
  'told.nobodyBenefits': 'Nobody of the Axis is left whom the result for {target} could benefit.',
  'told.conquered': '{target} is conquered: its result no longer applies ({result}).',
  'told.starEnds': '{target} is conquered: its star is gone, and once free it may be named again.',
  'told.lostToConquest': '{target} is conquered: what was rolled has no effect ({result}).',
  'since.turn': 'since the start of its player turn',
  'since.now': 'from now on',
  'told.cancelled': 'The result in effect for {target} ends: hexes and benefits are given back.',
  'told.lessened': '{target} had “{result}” before: whatever that gave beyond the new result ends.',
  'told.brps': '{beneficiary} adds {brps} BRPs from {target} now.',
  'told.brpsLater': '{beneficiary} adds {brps} BRPs from {target} at the start of its next player turn.',
  'told.allBrps': '{beneficiary} adds all BRPs of {target} now.',
  'told.brpsLost': '{beneficiary} does not add the {brps} BRPs from {target}, which is conquered.',
  'told.allBrpsLost': '{beneficiary} does not add the BRPs of {target}, which is conquered.',
  'told.allBrpsLater': '{beneficiary} adds all BRPs of {target} at the start of its next player turn.',
  'told.rowText': '{target}: {text}',
  'told.lookUpStar':
    'Look up in your table for {target} whether this result has a star; if so, report that a starred result was reached for {target}.',
  'told.lookUp':
    'Look up in your table for {target} whether BRPs go with this result and whether it has a star; if so, report that a starred result was reached for {target}.',
  'told.lookUpBrps':
    'Look up in your table for {target} whether BRPs go with this result; if so, report how many go with result {row}, for the next time.',
  'told.lookUpLater':
    'If BRPs go with this result for {target}, they are added at the start of the beneficiary’s next player turn.',
  'told.hexes':
    '{beneficiary} controls the hexes of {target} {since}: at most {limit} foreign factors there at the end of any phase.',
  'told.associate':
    '{target} is associated with {beneficiary}: place its units at once. {beneficiary} controls its hexes {since}.',
  'told.ally':
    '{target} becomes a minor ally of {beneficiary}: place its units at once. {beneficiary} controls its hexes {since}.',
} satisfies WordBook;
