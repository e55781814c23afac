import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 1-allotment.ts. */
export const WORDS = {
  'facts.brp': 'BRP totals',
  'facts.dp': 'DPs',
  'facts.surrendered': 'Surrender',
  'facts.undefended': 'Undefended objectives and ICs',
  'facts.year': 'The year',
  'facts.opening': 'The year',
  'fact.brp': 'What is the YSS BRP total of {power}?',
  'fact.dpOther': 'How many DPs does the DP page give {power} for territory and events?',
  'fact.surrendered': 'Has {power} surrendered?',
  'fact.dpAllotment': 'How many DPs does {power} have this year?',
  'fact.undefended': 'How many undefended objectives and ICs in Russia did the Axis walk into last year?',
  'fact.undefendedNow':
    'How many objective or IC hexes inside Russia has the Axis walked into this year by movement, without combat, airdrop or exploitation? Count only hexes that held no Russian or allied ground unit at the start of that Axis player turn, and were neither isolated nor next to Axis hexes at the start of the Russian one before.',
  'fact.page': '{power}, on the DP page: {label}?',
  'fact.year': 'The year',
  'fact.opening': 'Whether the DPs are those of the opening set-up of the campaign game',
  'sheet.allotment': 'DPs of {power} for the year',
  'line.basic': 'basic allotment',
  'line.basicUs': 'one for every 10 USAT levels, at most 5',
  'line.brps': 'one for every 100 BRPs',
  'line.other': 'territory and events, from the DP page',
  'line.pacific': 'Pacific BRPs not in a European scenario, {year}',
  'line.undefended': 'undefended objectives and ICs lost last year',
  'ask.allotment': 'What is needed to allot the DPs of {year}? (Or report the DPs of a power directly.)',
  'told.allotted': '{power} has {dps} DPs for {year}.',
  'told.placed':
    'The DPs of {powers} for {year} are placed, and no new number changes them this year. To place them anew, take back to before the allocation.',
} satisfies WordBook;
