import { type WordBook, texts } from '../../../kernel/index.ts';

/** So many flags of somebody. */
const flagsOf =
  (whose: string): WordBook[string] =>
  ({ count }) =>
    `${String(count)} ${whose} flag${count === 1 ? '' : 's'}`;

/** The texts of the resolution. */
export const resolutionTexts = texts({
  told: {
    nothingContested: 'Nothing lies in any target: there is nothing to resolve.',
    onlyConquests:
      'Whatever lies there, lies in conquests, where there is no diplomacy: there is nothing to resolve.',
    lost: 'In {target} there is no diplomacy any more: it is a conquest.',
    ledger: '{target}, {side}: {total}.',
    lead: 'Lead in {target}: {camp}, by {margin}; {power} benefits.',
    leadUnclear: 'Lead in {target}: {camp}, by {margin}; which of {powers} benefits is not clear.',
    tie: 'Nobody leads in {target}.',
    unclear: 'Who leads in {target}: too little is known to say.',
    noResults: 'The pack has no table of results: the table enters what comes of {target}.',
    leftToTable: 'No rule settles {target}: the table enters what comes of it.',
    flagPlaced: 'Place {flags} in {target}.',
    flagRemoved: '{power} removes {flags} from {target}.',
    noChange: 'The table enters no change of flags.',
  },
  sum: {
    range: 'from {min} to {max}',
  },
  flagged: {
    germany: flagsOf('German'),
    italy: flagsOf('Italian'),
    britain: flagsOf('British'),
    france: flagsOf('French'),
    russia: flagsOf('Russian'),
  },
  ask: {
    flags: 'Which flags are there? Nobody has said, and the resolution needs them.',
    result: 'What comes of the ledgers of {targets}? Enter the flags that are placed and removed.',
    benefits: 'Which power benefits in {target}? Nothing there says it.',
    loses: '{power}: whose flag falls in {target}?',
  },
  option: {
    power: '{power}',
    benefits: '{power}, with {there}',
    benefitsBare: '{power}, with nothing there',
  },
  there: {
    diplomatic: 'a diplomatic counter',
    military: 'military counters ({count})',
    'anti-comintern': 'the anti-Comintern counter',
    event: 'an event ({count})',
    threat: 'the communist threat ({count})',
    covert: 'covert operations ({count})',
    subversion: 'subversion ({count})',
  },
  row: {
    place: 'Flags of {power} placed in {target}',
    remove: 'Flags of {from} removed from {target} by {power}',
  },
  bar: {
    flags: 'There are no more than {flags} to remove.',
  },
});
