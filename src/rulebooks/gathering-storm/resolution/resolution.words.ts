import type { WordBook } from '../../../kernel/words.ts';

/** So many flags of somebody. */
const flagsOf =
  (whose: string): WordBook[string] =>
  ({ count }) =>
    `${String(count)} ${whose} flag${count === 1 ? '' : 's'}`;

/** The texts of the resolution. */
export const WORDS = {
  'told.nothingContested': 'Nothing lies in any target: there is nothing to resolve.',
  'told.onlyConquests':
    'Whatever lies there, lies in conquests, where there is no diplomacy: there is nothing to resolve.',
  'told.lost': 'In {target} there is no diplomacy any more: it is a conquest.',
  'told.ledger': '{target}, {side}: {total}.',
  'sum.range': 'from {min} to {max}',
  'told.lead': 'Lead in {target}: {camp}, by {margin}; {power} benefits.',
  'told.leadUnclear': 'Lead in {target}: {camp}, by {margin}; which of {powers} benefits is not clear.',
  'told.tie': 'Nobody leads in {target}.',
  'told.unclear': 'Who leads in {target}: too little is known to say.',
  'told.noResults': 'The pack has no table of results: the table enters what comes of {target}.',
  'told.leftToTable': 'No rule settles {target}: the table enters what comes of it.',
  'told.flagPlaced': 'Place {flags} in {target}.',
  'told.flagRemoved': '{power} removes {flags} from {target}.',
  'told.noChange': 'The table enters no change of flags.',
  'flagged.germany': flagsOf('German'),
  'flagged.italy': flagsOf('Italian'),
  'flagged.britain': flagsOf('British'),
  'flagged.france': flagsOf('French'),
  'flagged.russia': flagsOf('Russian'),
  'ask.flags': 'Which flags are there? Nobody has said, and the resolution needs them.',
  'ask.result': 'What comes of the ledgers of {targets}? Enter the flags that are placed and removed.',
  'ask.benefits': 'Which power benefits in {target}? Nothing there says it.',
  'ask.loses': '{power}: whose flag falls in {target}?',
  'option.power': '{power}',
  'row.place': 'Flags of {power} placed in {target}',
  'row.remove': 'Flags of {from} removed from {target} by {power}',
  'bar.flags': 'There are no more than {flags} to remove.',
} satisfies WordBook;
